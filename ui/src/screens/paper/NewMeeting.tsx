import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { SILKS, type Silks } from '../../art/silks';
import { useMoney } from '../../games/nasty/useMoney';
import { type BookError, commands, type MeetingError } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { useBookcase } from '../../mirror/bookcase';
import { Button, IconButton } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { Select } from '../../parts/Select';
import { Stepper } from '../../parts/Stepper';
import { TextField } from '../../parts/TextField';
import { flawText, keptText } from '../notKept';
import { addressOf } from '../routes';
import { LONGEST_NAME } from '../setup/runner';
import { blanksOf, isAboutSeat } from '../setup/wrong';
import { added, type Fresh, freshOf, renamed, setupOf, silked, taken } from './fresh';

const LANES = ['all', 'inner'] as const;
const LIMITS = ['none', 'some'] as const;
const LIMIT = { usual: 20_000, min: 1_000, max: 100_000, step: 1_000 };
const POUNDS: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
};
/** No file can be called so. */
const PRINTED = '/';

interface PartProps {
  fresh: Fresh;
  onChange: (fresh: Fresh) => void;
  wrong: Wrong;
}

/** Who plays: name and silks, two to six. */
function Players({ fresh, onChange, wrong }: PartProps) {
  const { t } = useTranslation('paper');
  const { t: words } = useTranslation('silks');
  const { players } = fresh;
  return (
    <>
      <ol className="paper-players">
        {players.map(({ key, name, silks }, index) => (
          <li key={key}>
            <TextField
              label={t('fresh.player', { number: index + 1 })}
              value={name}
              onChange={(name) => onChange(renamed(fresh, index, name))}
              maxLength={LONGEST_NAME}
              error={wrong.at(index)}
            />
            <Select<Silks>
              label={t('fresh.silks', { number: index + 1 })}
              hideLabel
              looksOnly
              value={silks}
              onChange={(silks) => onChange(silked(fresh, index, silks))}
              options={SILKS.map((id) => ({
                id,
                label: words(`name.${id}`),
                picture: <Jersey silks={id} size={2} />,
              }))}
            />
            <IconButton
              icon="close"
              label={t('fresh.remove', { number: index + 1 })}
              notNow={players.length === 2}
              onPress={() => onChange(taken(fresh, index))}
            />
          </li>
        ))}
      </ol>
      {players.length < SILKS.length && (
        <Button look="bare" small icon="plus" onPress={() => onChange(added(fresh))}>
          {t('fresh.add')}
        </Button>
      )}
    </>
  );
}

/** What the box says: lane cards, a limit, its own odds and prizes. */
function Options({ fresh, onChange, wrong }: PartProps) {
  const { t } = useTranslation('paper');
  const { bookcase, look } = useBookcase();
  useEffect(() => {
    void look();
  }, [look]);
  const books = (bookcase?.books ?? []).filter(({ flaw }) => flaw === null);
  const { lanes, betLimit, book } = fresh;
  return (
    <div className="paper-options">
      <Choice
        label={t('fresh.lanes')}
        value={lanes}
        onChange={(lanes) => onChange({ ...fresh, lanes })}
        options={LANES.map((id) => ({ id, label: t(`fresh.lanesOf.${id}`) }))}
      />
      <div className="paper-limit">
        <Choice
          label={t('fresh.limit')}
          value={betLimit === null ? 'none' : 'some'}
          onChange={(id) => onChange({ ...fresh, betLimit: id === 'some' ? LIMIT.usual : null })}
          options={LIMITS.map((id) => ({ id, label: t(`fresh.limitOf.${id}`) }))}
        />
        {betLimit !== null && (
          <Stepper
            label={t('fresh.limitSum')}
            hideLabel
            value={betLimit}
            onChange={(betLimit) => onChange({ ...fresh, betLimit })}
            min={LIMIT.min}
            max={LIMIT.max}
            step={LIMIT.step}
            isWide
            format={POUNDS}
          />
        )}
      </div>
      {books.length > 0 && (
        <Select
          label={t('fresh.figures')}
          value={book ?? PRINTED}
          onChange={(id) => onChange({ ...fresh, book: id === PRINTED ? null : id })}
          options={[
            { id: PRINTED, label: t('fresh.printed') },
            ...books.map(({ file }) => ({ id: file, label: file })),
          ]}
        />
      )}
      {wrong.rest.map((text) => (
        <p key={text} className="field-error">
          {text}
        </p>
      ))}
    </div>
  );
}

/** What is amiss: with a player, and with the rest. */
interface Wrong {
  at: (seat: number) => string | undefined;
  rest: readonly string[];
}

function useWrong(error: MeetingError | undefined): Wrong {
  const { t } = useTranslation('paper');
  const { t: errors } = useTranslation('errors');
  const { sum } = useMoney();
  const why = (flaw: BookError) => flawText(errors, flaw);
  const wrong = error?.error === 'setup' ? error.wrong : [];
  const kept =
    error?.error === 'not-kept'
      ? [t('amiss.not-kept', { why: keptText(errors, error.cause) })]
      : [];
  return {
    at: (seat) => {
      const own = wrong.filter(isAboutSeat).find((one) => one.seat === seat);
      return own && errors(`field.${own.wrong}`, blanksOf(own, { sum, why }));
    },
    rest: [
      ...kept,
      ...wrong
        .filter((one) => !isAboutSeat(one))
        .map((one) => errors(`setup.${one.wrong}`, blanksOf(one, { sum, why }))),
    ],
  };
}

/** The page for a new meeting. */
export function NewMeeting() {
  const { t } = useTranslation('paper');
  const me = useApp((app) => app.settings);
  const [fresh, setFresh] = useState(() => freshOf(me?.name ?? null, me?.silks ?? null));
  const [error, setError] = useState<MeetingError>();
  const wrong = useWrong(error);
  const open = async () => {
    const told = await commands.openMeeting(setupOf(fresh));
    if (told.status === 'error') setError(told.error);
    else location.hash = addressOf({ screen: 'book', meeting: told.data.meeting });
  };
  return (
    <form
      className="paper-fresh"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Players fresh={fresh} onChange={setFresh} wrong={wrong} />
      <Options fresh={fresh} onChange={setFresh} wrong={wrong} />
      <Button look="primary" type="submit">
        {t('fresh.open')}
      </Button>
    </form>
  );
}
