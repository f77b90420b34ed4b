import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../ipc/bindings.gen';
import { isHere } from '../../../mirror/seats';
import { silksOf } from './hand';
import { nameOf } from './names';
import { People, type Person } from './People';
import type { Meeting } from './useMeeting';

interface Props {
  meeting: Meeting;
  /** Who is still awaited. */
  waits: readonly Seat[];
}

const personAt = ({ teller }: Meeting, seat: Seat): Person => ({
  seat,
  silks: silksOf(teller.seats, seat),
  name: nameOf(teller, seat),
});

/** Who has sealed, and who may be called to the curtain instead. */
export function SealRow({ meeting, waits, next }: Props & { next: Seat | undefined }) {
  const { t } = useTranslation('meeting');
  const { teller, desk } = meeting;
  const people = teller.seats.map((player, seat): Person => {
    const person = personAt(meeting, seat);
    if (!waits.includes(seat)) return { ...person, isDone: true, state: t('seal.done') };
    if (!isHere(player) || seat === next) return { ...person, state: t('seal.still') };
    return { ...person, acts: [{ label: t('seal.call'), onPress: () => desk.call(seat) }] };
  });
  return <People label={t('seal.list')} people={people} />;
}

/** Who is ready for the settlement, and who may still object. */
export function ReadyRow({ meeting, waits }: Props) {
  const { t } = useTranslation('meeting');
  const { teller, desk, act } = meeting;
  const people = teller.seats.map((player, seat): Person => {
    const person = personAt(meeting, seat);
    const isDone = !waits.includes(seat);
    const state = t(isDone ? 'called.ready' : 'called.still');
    if (!isHere(player)) return { ...person, isDone, state };
    const cards = { label: t('called.cards'), onPress: () => desk.call(seat) };
    if (isDone) return { ...person, isDone, state, acts: [cards] };
    const ready = { label: t('called.done'), onPress: () => void act(seat, { ready: true }) };
    return { ...person, acts: [ready, cards] };
  });
  return <People label={t('called.list')} people={people} />;
}
