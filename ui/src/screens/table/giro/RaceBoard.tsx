import type { Marks } from '../../../games/giro/picture';
import { hasCurtain } from '../../../mirror/seats';
import { Curtain } from '../../../parts/Curtain';
import { CourseBoard } from './CourseBoard';
import { riderOf } from './cast';
import { pickMarks, placeMarks, prospectsOf, spacesOf } from './hand';
import { refusalText } from './refusals';
import { chosenCard, type Race } from './useRace';

/** What is drawn for the one who decides now, and only for him. */
function marksOf(race: Race): Marks | undefined {
  const { phase, look, choice, words, spaces } = race;
  if (!look) return undefined;
  const { outlook } = look;
  if (phase.is === 'placing') return placeMarks(spacesOf(outlook), choice.chosen);
  if (phase.is !== 'picking') return undefined;
  const from = spaces[phase.seat] ?? 0;
  return pickMarks(words, phase.seat, from, prospectsOf(outlook), chosenCard(race));
}

/** Chooses a space, or says why no hedge may stand there. Enter on the chosen one places it. */
function chooser(race: Race): ((space: number, byKey: boolean) => void) | undefined {
  const { phase, look, choice, acts, place, teller } = race;
  if (phase.is !== 'placing' || !phase.mine || !look) return undefined;
  return (space, byKey) => {
    const prospect = spacesOf(look.outlook).find((one) => one.space === space);
    if (!prospect) return;
    const { refusal, rule } = prospect;
    acts.say(
      refusal ? { text: refusalText(teller.t, refusal), rule: rule ?? undefined } : undefined,
    );
    if (!refusal && byKey && space === choice.chosen) place(space);
    else choice.choose(refusal ? undefined : space);
  };
}

/** The board, and the curtain before it. */
export function RaceBoard({ race }: { race: Race }) {
  const { table, teller, phase, cord } = race;
  const isClosed = phase.is === 'turn' && phase.closed;
  const called = riderOf(teller.cast, phase.is === 'turn' ? phase.seat : 0);
  return (
    <>
      <CourseBoard telling={race} marks={marksOf(race)} onSpace={chooser(race)} />
      {hasCurtain(table.setup) && (
        <Curtain
          isOpen={!isClosed}
          name={called.name}
          silks={called.silks}
          onOpen={() => phase.is === 'turn' && cord.open(phase.seat)}
        />
      )}
    </>
  );
}
