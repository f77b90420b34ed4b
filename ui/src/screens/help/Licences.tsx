import { useTranslation } from 'react-i18next';
import mit from '../../../../LICENSE?raw';
import licences from './licences.gen.json';

/** What comes with a package and is no licence of it: its notices. */
const NOTICES = 'Notices';
/** So many packages are named in a heading. */
const FEW = 3;

interface Text {
  licence: string;
  text: string;
  /** Packages, and whose they are. */
  of: readonly (readonly [name: string, owner: string])[];
}
const TEXTS = licences as unknown as readonly Text[];
const PACKAGES = new Set(TEXTS.flatMap(({ of }) => of.map(([name]) => name)));

function Licence({ licence, text, of }: Text) {
  const { t, i18n } = useTranslation('help');
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const who =
    of.length > FEW
      ? t('licences.many', { count: of.length })
      : names.format(of.map(([name]) => name));
  return (
    <details>
      <summary>
        <b>{licence === NOTICES ? t('licences.notices') : licence}</b> {who}
      </summary>
      {/* Licences hold as they are written: in English. */}
      <div lang="en">
        <pre>{text}</pre>
        <ul>
          {of.map(([name, owner]) => (
            <li key={name} className="licence-of">
              <b>{name}</b> <span>{owner && `© ${owner}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Whom we thank, and the licences that ask to be shown. Each text stands once, with all who use it below. */
export function Licences() {
  const { t } = useTranslation('help');
  return (
    <div className="licences">
      <p className="licences-note">{t('licences.own')}</p>
      <details>
        <summary>
          <b>Race Night</b> MIT
        </summary>
        <pre lang="en">{mit}</pre>
      </details>
      <p className="licences-note">{t('licences.thanks', { count: PACKAGES.size })}</p>
      {TEXTS.map((one) => (
        <Licence key={`${one.licence} ${one.of[0]?.[0]} ${one.text.length}`} {...one} />
      ))}
    </div>
  );
}
