// What a seat may do, as cards and as marks on the board. Pure: the prospects come from the app.
import type { Marks, PigPicture } from '../../../games/pigs/picture';
import type {
  FoodProspect,
  Pig,
  PigsMove,
  PigsOutlook,
  PigsProspect,
} from '../../../ipc/bindings.gen';
import type { Phase } from './phase';
import type { Chosen, Gallop, Looked } from './useGallop';

export const prospectsOf = (outlook: PigsOutlook | undefined): readonly PigsProspect[] =>
  outlook?.kind === 'play' ? outlook.cards : [];

export const spacesOf = (outlook: PigsOutlook | undefined): readonly FoodProspect[] =>
  outlook?.kind === 'food' ? outlook.spaces : [];

/** The card that is picked out; a single one is picked out already. */
export function chosenCard(
  { pig }: Chosen,
  outlook: PigsOutlook | undefined,
): PigsProspect | undefined {
  const cards = prospectsOf(outlook);
  return cards.length === 1 ? cards[0] : cards.find((card) => card.pig === pig);
}

/** The line-up as it is in mind: as the app lists the pigs, until somebody moves one. */
export function orderOf({ order }: Chosen, outlook: PigsOutlook | undefined): readonly Pig[] {
  return order ?? (outlook?.kind === 'line-up' ? outlook.pigs : []);
}

/** The pigs in their places, before anybody has said that they shall stand so. */
export function linedUp(order: readonly Pig[], outlook: PigsOutlook | undefined): PigPicture[] {
  const places = outlook?.kind === 'line-up' ? outlook.places : [];
  return order.flatMap((pig, index) => {
    const at = places[index];
    return at === undefined ? [] : [{ pig, at }];
  });
}

/** What would be done if one said so now; nothing where nothing is picked out yet. */
export function moveInMind(
  phase: Phase,
  chosen: Chosen,
  look: Looked | undefined,
): PigsMove | undefined {
  if (phase.is === 'line-up' && phase.mine) {
    const order = orderOf(chosen, look?.outlook);
    return order.length > 0 ? { 'line-up': [...order] } : undefined;
  }
  if (phase.is === 'food' && phase.mine) {
    return chosen.space === undefined ? undefined : { food: chosen.space };
  }
  const card = phase.is === 'play' ? chosenCard(chosen, look?.outlook) : undefined;
  return card && { play: card.pig };
}

type Deciding = Pick<Gallop, 'phase' | 'chosen' | 'look' | 'view'>;

/** What is drawn on the board: the chain that can lead, and what is in mind. */
export function marksOf({ phase, chosen, look, view }: Deciding): Marks {
  if (phase.is === 'food' && phase.mine) {
    const spaces = spacesOf(look?.outlook);
    const open = spaces.filter(({ refusal }) => !refusal).map(({ at }) => at);
    const { space, over } = chosen;
    return {
      open,
      ...(space !== undefined && { chosen: space }),
      ...(over !== undefined && open.includes(over) && { over }),
    };
  }
  const isPlay = phase.is === 'play' || phase.is === 'turn' || phase.is === 'waiting';
  if (!isPlay || view.stage !== 'play') return {};
  const { canLead } = view;
  const card = phase.is === 'play' ? chosenCard(chosen, look?.outlook) : undefined;
  if (!card) return { canLead };
  const { pig, to, leads, food } = card;
  return { canLead, landing: { pig, to, leads, food } };
}
