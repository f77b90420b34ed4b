import type { GiroMove, GiroOutlook, GiroView } from '../../../ipc/bindings.gen';
import { outlookOf, refusalOf, viewOf } from '../../../mirror/game';
import { hasCurtain } from '../../../mirror/seats';
import type { Table } from '../../../mirror/table';
import { type Acts, useActs } from '../useActs';
import { useLook } from '../useLook';
import { type Taste, useTaste } from '../useTaste';
import { prospectsOf } from './hand';
import { looker } from './looker';
import { openFor, type Phase, phaseOf } from './phase';
import { refusalText } from './refusals';
import { type Choice, useChoice } from './useChoice';
import { type CurtainCord, useCurtain } from './useCurtain';
import { type Telling, useTelling } from './useTelling';

/** Everything that the parts of the table draw from, and all they can do. */
export interface Race extends Telling {
  table: Table;
  taste: Taste;
  phase: Phase;
  cord: CurtainCord;
  /** What the one who looks sees, and may do. */
  look: { view: GiroView; outlook: GiroOutlook } | undefined;
  choice: Choice;
  acts: Acts;
  /** Places or picks; behind a curtain a pick closes it. */
  place: (space: number) => void;
  pick: (card: number) => void;
}

export function useRace(table: Table): Race {
  const taste = useTaste();
  const telling = useTelling(table, taste);
  const { teller, isRunning } = telling;
  const { moment } = table.state;
  const cord = useCurtain(moment);
  const phase = phaseOf(table, isRunning, cord.curtain);
  const seat = looker(table, openFor(cord.curtain));
  const told = useLook(table, seat);
  const look = told && { view: viewOf('giro', told), outlook: outlookOf('giro', told) };
  const choice = useChoice(moment, seat);
  const acts = useActs(table, (refusal) => refusalText(teller.t, refusalOf('giro', refusal)));

  const act = async (move: GiroMove) => {
    if (seat === undefined) return;
    const isDone = await acts.act(seat, { game: 'giro', move });
    if (isDone && 'pick' in move && hasCurtain(table.setup)) cord.close(seat);
  };

  return {
    table,
    taste,
    ...telling,
    phase,
    cord,
    look,
    choice,
    acts,
    place: (space) => void act({ place: space }),
    pick: (card) => void act({ pick: card }),
  };
}

/** The card that is chosen: the one just picked out, or the one picked before. */
export function chosenCard({ look, choice }: Pick<Race, 'look' | 'choice'>): number | undefined {
  const isHeld = prospectsOf(look?.outlook).some(({ card }) => card === choice.chosen);
  return isHeld ? choice.chosen : (look?.view.pick ?? undefined);
}
