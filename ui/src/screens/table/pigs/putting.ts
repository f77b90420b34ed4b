// Food is put on the track: one way for a press, a key and a card that is let go. Pure.
import { spacesOf } from './hand';
import { refusalText } from './sentences';
import type { Gallop } from './useGallop';

type Putting = Pick<Gallop, 'phase' | 'look' | 'chosen' | 'choose' | 'act' | 'teller'> & {
  acts: Pick<Gallop['acts'], 'say'>;
};

/** Chooses a space, or says why no food may lie there. Enter on the chosen one puts it there. */
export function chooser(gallop: Putting): ((space: number, byKey: boolean) => void) | undefined {
  const { phase, look, chosen, choose, acts, act, teller } = gallop;
  if (phase.is !== 'food' || !phase.mine || !look) return undefined;
  return (space, byKey) => {
    const prospect = spacesOf(look.outlook).find(({ at }) => at === space);
    if (!prospect) return;
    const { refusal, rule } = prospect;
    acts.say(refusal ? { text: refusalText(teller, refusal), rule: rule ?? undefined } : undefined);
    if (!refusal && byKey && space === chosen.space) act({ food: space });
    else choose(refusal ? {} : { space });
  };
}
