import type { Pig, PigsMove, PigsOutlook, PigsView, Seat } from '../../../ipc/bindings.gen';
import { outlookOf, refusalOf, viewOf } from '../../../mirror/game';
import { seatsHere } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';
import { type Acts, useActs } from '../useActs';
import { useLook } from '../useLook';
import { useMomentary } from '../useMomentary';
import { type Taste, useTaste } from '../useTaste';
import { looker, type Phase, phaseOf } from './phase';
import { refusalText } from './sentences';
import { type Telling, useTelling } from './useTelling';

/** What the one who looks sees, and may do. */
export interface Looked {
  view: PigsView;
  outlook: PigsOutlook;
}

/** What somebody has in mind but has not done yet; with the next decision it is gone. */
export interface Chosen {
  pig?: Pig;
  space?: number;
  /** The space over which the food card is held. */
  over?: number | undefined;
  order?: readonly Pig[];
}

/** Everything that the parts of the table draw from, and all they can do. */
export interface Gallop extends Telling {
  table: Table;
  taste: Taste;
  phase: Phase;
  look: Looked | undefined;
  /** Shows a hand to its player, where several people share the screen, and hides it again. */
  open: (seat: Seat) => void;
  close: () => void;
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
  acts: Acts;
  /** Does what is in mind. */
  act: (move: PigsMove) => void;
}

export function useGallop(table: Table): Gallop {
  const taste = useTaste();
  const telling = useTelling(table, taste, seatsHere(table.setup).length > 0);
  const { moment } = table.state;
  const [opened, setOpened] = useMomentary<Seat>(moment);
  const [chosen, choose] = useMomentary<Chosen>(moment);
  const seat = looker(table, opened);
  const told = useLook(table, seat);
  const acts = useActs(table, (refusal) => refusalText(telling.teller, refusalOf('pigs', refusal)));
  return {
    table,
    taste,
    ...telling,
    phase: phaseOf(table, telling, opened),
    look: told && { view: viewOf('pigs', told), outlook: outlookOf('pigs', told) },
    open: setOpened,
    close: () => setOpened(undefined),
    chosen: chosen ?? {},
    choose,
    acts,
    act: (move) => {
      if (seat !== undefined) void acts.act(seat, { game: 'pigs', move });
    },
  };
}
