import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Source } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { Select } from '../../parts/Select';
import type { PrintChoice, Sitter } from './choice';
import { outcomeText } from './outcome';
import { PagePicture } from './PagePicture';
import { type Print, usePrint } from './usePrint';
import './print.css';

const SIZES = ['a4', 'letter'] as const;
const PADS = ['two', 'four'] as const;

interface Props {
  source: Source;
  /** What is shown first. */
  first?: Partial<PrintChoice>;
  /** Whose slips there are; nobody's for forms. */
  seats?: readonly Sitter[];
}

/** Whose slip, where there are several. */
function Whose({ print, seats }: { print: Print; seats: readonly Sitter[] }) {
  const { t } = useTranslation('print');
  const { document, choice, choose } = print;
  if (!(document && choice) || document.seats.length < 2 || choice.seat === null) return null;
  return (
    <Select
      label={t('whose')}
      value={String(choice.seat)}
      onChange={(seat) => choose({ seat: Number(seat) })}
      options={document.seats.map((seat) => ({
        id: String(seat),
        label: seats[seat]?.name ?? '',
        picture: <Jersey silks={seats[seat]?.silks ?? 'red'} size={1.6} />,
      }))}
    />
  );
}

/** What is printed, and how. */
function Options({ print, seats }: { print: Print; seats: readonly Sitter[] }) {
  const { t } = useTranslation('print');
  const { documents, document, choice, choose } = print;
  if (!(choice && document)) return null;
  return (
    <>
      <Select
        label={t('what')}
        value={choice.kind}
        onChange={(kind) => choose({ kind })}
        options={documents.map(({ kind }) => ({
          id: kind,
          label: t(`kind.${kind}.name`),
          text: t(`kind.${kind}.text`),
        }))}
      />
      <Whose print={print} seats={seats} />
      {document.forms.length > 1 && (
        <Choice
          label={t('form')}
          value={choice.form}
          onChange={(form) => choose({ form })}
          options={document.forms.map((id) => ({ id, label: t(`forms.${id}`) }))}
        />
      )}
      {choice.form === 'pdf' && (
        <Choice
          label={t('paper')}
          value={choice.paper}
          onChange={(paper) => choose({ paper })}
          options={SIZES.map((id) => ({ id, label: t(`papers.${id}`) }))}
        />
      )}
      {choice.kind === 'blank-slips' && (
        <Choice
          label={t('pad')}
          value={choice.pad}
          onChange={(pad) => choose({ pad })}
          options={PADS.map((id) => ({ id, label: t(`pads.${id}`) }))}
        />
      )}
    </>
  );
}

/** Where it can go; where there is no printer, that is said. */
function Ways({ print }: { print: Print }) {
  const { t } = useTranslation('print');
  const { choice, outlets, printer, isBusy } = print;
  const isPages = choice?.form === 'pdf';
  return (
    <div className="print-acts">
      <Button look="primary" icon="save" notNow={isBusy} onPress={print.save}>
        {t(outlets?.asks ? 'act.saveAs' : 'act.save')}
      </Button>
      {outlets?.viewer && (
        <Button icon="eye" notNow={isBusy} onPress={print.show}>
          {t('act.show')}
        </Button>
      )}
      {isPages && printer !== undefined && (
        <Button icon="print" notNow={isBusy} onPress={print.print}>
          {t('act.print', { printer })}
        </Button>
      )}
      {isPages && outlets && outlets.printer.is !== 'ready' && (
        <p className="quiet">{t(`printer.${outlets.printer.is}`)}</p>
      )}
    </div>
  );
}

/** The document as it will be printed: its pages, or its rows. */
function Sheets({ print }: { print: Print }) {
  const { t } = useTranslation('print');
  const { preview } = print;
  const pages = preview?.pages ?? [];
  return (
    <section
      className="print-sheets"
      aria-label={t('preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: pages that scroll must be reachable by keyboard.
      tabIndex={0}
    >
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        <PagePicture key={index} page={page} number={index + 1} count={pages.length} />
      ))}
      {preview?.text !== null && preview && <pre>{preview.text}</pre>}
      {!preview && <p>{t('preparing')}</p>}
    </section>
  );
}

/** "Print or save": what, how, where to, and the very pages. */
export function PrintDesk({ source, first = {}, seats = [] }: Props) {
  const { t } = useTranslation('print');
  const { t: errors } = useTranslation('errors');
  const print = usePrint(source, first);
  const said = outcomeText({ t, errors }, print.outcome);
  return (
    <div className="print-desk">
      <div className="print-choice">
        <Options print={print} seats={seats} />
        <Ways print={print} />
        <p className="print-said" role="status">
          {said}
        </p>
        {print.preview && <small className="quiet print-name">{print.preview.name}</small>}
      </div>
      <Sheets print={print} />
    </div>
  );
}
