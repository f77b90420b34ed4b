import { useStore } from 'zustand';
import { Enclosure } from '../../../games/nasty/Enclosure';
import { prizesOf, raceNow } from './board';
import { silksOf } from './hand';
import { horseOf, nameOf } from './names';
import { hearingsIn } from './races';
import type { Meeting } from './useMeeting';

/** The first three after the race, and everything that is said against them. */
export function EnclosureSheet({ meeting }: { meeting: Meeting }) {
  const { staged, view, teller, races } = meeting;
  const moment = useStore(staged.scene, ({ hearing }) => hearing);
  const race = raceNow(view);
  const prizes = race ? prizesOf(view, race) : [];
  const placed = view.enclosure.map((seat, place) => ({
    seat,
    silks: silksOf(teller.seats, seat),
    coat: teller.seats[seat]?.horse?.coat ?? 'bay',
    horse: horseOf(teller, seat),
    player: nameOf(teller, seat),
    odds: view.board.find((row) => row.seat === seat)?.odds ?? 0,
    prize: prizes[place] ?? 0,
  }));
  return (
    <div className="sheet enclosure-sheet">
      <Enclosure
        placed={placed}
        hearings={hearingsIn(teller, races.at(-1)?.events ?? [], moment)}
      />
    </div>
  );
}
