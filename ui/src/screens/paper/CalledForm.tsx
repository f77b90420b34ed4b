import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { Enclosure } from '../../games/nasty/Enclosure';
import type { Seat } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { Select } from '../../parts/Select';
import { prizesOf, raceNow } from '../table/nasty/board';
import { silksOf } from '../table/nasty/hand';
import { horseOf, nameOf } from '../table/nasty/names';
import { hearingsIn } from '../table/nasty/races';
import type { Desk } from './desk';
import { Ticks } from './Ticks';
import type { Book } from './useBook';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
const KINDS = ['objection', 'enquiry'] as const;
const DICE = ['one', 'two'] as const;
type Dice = Record<(typeof DICE)[number], string | null>;
const UNTHROWN: Dice = { one: null, two: null };

/** Somebody by silks and name. */
function Whom({ book, label, seats, value, onChange }: WhomProps) {
  const { teller } = book;
  return (
    <Select
      label={label}
      value={String(value)}
      onChange={(seat) => onChange(Number(seat))}
      options={seats.map((seat) => ({
        id: String(seat),
        label: nameOf(teller, seat),
        picture: <Jersey silks={silksOf(teller.seats, seat)} size={1.4} />,
      }))}
    />
  );
}

interface WhomProps {
  book: Book;
  label: string;
  seats: readonly Seat[];
  value: Seat;
  onChange: (seat: Seat) => void;
}

/** An Objection or Enquiry, with its dice. */
function HearingForm({ book }: { book: Book }) {
  const { t } = useTranslation('paper');
  const { meeting, write } = book;
  const { enclosure } = meeting.view;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('objection');
  const [by, setBy] = useState<Seat>(0);
  const [whom, setWhom] = useState<Seat>();
  const [dice, setDice] = useState<Dice>(UNTHROWN);
  const [first = 0] = enclosure;
  const on = whom !== undefined && enclosure.includes(whom) ? whom : first;
  const isReady = dice.one !== null && dice.two !== null;
  const hear = () => {
    if (!isReady) return;
    const hearing = { by, on, deposit: kind === 'objection' };
    write({ write: 'heard', hearing, dice: [Number(dice.one), Number(dice.two)] });
  };
  return (
    <section className="book-hearing" aria-label={t('called.form')}>
      <Choice
        label={t('called.what')}
        hideLabel
        value={kind}
        onChange={setKind}
        options={KINDS.map((id) => ({ id, label: t(`called.kind.${id}`) }))}
      />
      <Whom
        book={book}
        label={t('called.by')}
        seats={meeting.setup.seats.map((_, seat) => seat)}
        value={by}
        onChange={setBy}
      />
      <Whom
        book={book}
        label={t('called.against')}
        seats={enclosure}
        value={on}
        onChange={setWhom}
      />
      {DICE.map((die) => (
        <span key={die} className="book-part">
          <small aria-hidden="true">{t(`called.die.${die}`)}</small>
          <Ticks
            label={t(`called.die.${die}`)}
            value={dice[die]}
            onChange={(face) => setDice({ ...dice, [die]: face })}
            options={FACES.map((face) => ({ id: face, label: face }))}
          />
        </span>
      ))}
      <Button notNow={!isReady} onPress={hear}>
        {t('called.write')}
      </Button>
    </section>
  );
}

/** The race is called: what is said against the first three, then the settlement. */
export function useCalledForm(book: Book): Desk {
  const { t } = useTranslation('paper');
  const { meeting, teller, races, write } = book;
  const { view } = meeting;
  const race = raceNow(view);
  const prizes = race ? prizesOf(view, race) : [];
  const hearings = hearingsIn(teller, races.at(-1)?.events ?? [], 1);
  const placed = view.enclosure.map((seat, place) => ({
    seat,
    silks: silksOf(teller.seats, seat),
    coat: teller.seats[seat]?.horse?.coat ?? 'bay',
    horse: horseOf(teller, seat),
    player: nameOf(teller, seat),
    odds: view.board.find((row) => row.seat === seat)?.odds ?? 0,
    prize: prizes[place] ?? 0,
  }));
  return {
    title: t('called.title'),
    how: t('called.how'),
    act: (
      <Button look="primary" onPress={() => write({ write: 'settled' })}>
        {t('called.act')}
      </Button>
    ),
    // What is written down has a fresh form after it; what is refused stays.
    more: placed.length > 0 && <HearingForm key={hearings.length} book={book} />,
    sheet: (
      <div className="sheet enclosure-sheet">
        <Enclosure placed={placed} hearings={hearings} />
      </div>
    ),
  };
}
