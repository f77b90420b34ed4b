import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { Seat } from '../../ipc/bindings.gen';
import { Choice } from '../../parts/Choice';
import { silksOf } from '../table/nasty/hand';
import { nameOf } from '../table/nasty/names';
import type { Book } from './useBook';

interface Props {
  book: Book;
  /** Whose bet is written. */
  done: readonly Seat[];
  value: Seat;
  onChange: (seat: Seat) => void;
}

/** Whose slip lies on top. */
export function People({ book, done, value, onChange }: Props) {
  const { t } = useTranslation('paper');
  const { teller, meeting } = book;
  return (
    <Choice
      label={t('bets.who')}
      hideLabel
      value={String(value)}
      onChange={(seat) => onChange(Number(seat))}
      options={meeting.setup.seats.map((_, seat) => {
        const name = nameOf(teller, seat);
        return {
          id: String(seat),
          label: done.includes(seat) ? t('bets.done', { name }) : name,
          picture: <Jersey silks={silksOf(teller.seats, seat)} size={1.3} />,
        };
      })}
    />
  );
}
