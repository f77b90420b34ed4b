import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GiroBoard } from '../../../games/giro/GiroBoard';
import type { HorsePicture, Marks } from '../../../games/giro/picture';
import { hasCurtain } from '../../../mirror/seats';
import { Curtain } from '../../../parts/Curtain';
import { refusalText } from '../said';
import { courseOf, riderOf } from './cast';
import { pickMarks, placeMarks, prospectsOf, spacesOf } from './hand';
import { chosenCard, type Race } from './useRace';

/** What is drawn for the one who decides now, and only for him. */
function marksOf(race: Race): Marks | undefined {
  const { phase, look, choice, words, spaces } = race;
  if (!look) return undefined;
  const { outlook } = look.outlook;
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
    const prospect = spacesOf(look.outlook.outlook).find((one) => one.space === space);
    if (!prospect) return;
    const { refusal, rule } = prospect;
    acts.say(
      refusal ? { text: refusalText(teller.t, refusal), rule: rule ?? undefined } : undefined,
    );
    if (!refusal && byKey && space === choice.chosen) place(space);
    else choice.choose(refusal ? undefined : space);
  };
}

/** The board as the stage has it, and the curtain before it. */
export function RaceBoard({ race }: { race: Race }) {
  const { t } = useTranslation('giro');
  const { staged, table, teller, phase, cord, view } = race;
  const horses = useStore(staged.scene, ({ horses: all }) => all);
  const placed = useStore(staged.scene, (scene) => scene.placed);
  const lit = useStore(staged.scene, (scene) => scene.lit);
  const course = useMemo(() => courseOf(t, view.course), [t, view.course]);
  const { seats } = teller.cast;
  const pictures = seats.map(
    ({ silks, coat, horse }, seat): HorsePicture => ({
      seat,
      silks,
      coat,
      name: horse,
      ...(horses[seat] ?? { at: 0 }),
    }),
  );
  const marks = marksOf(race) ?? (lit === undefined ? undefined : { chosen: lit });
  const onSpace = chooser(race);
  const isClosed = phase.is === 'turn' && phase.closed;
  const called = riderOf(teller.cast, phase.is === 'turn' ? phase.seat : 0);
  return (
    <>
      <GiroBoard
        course={course}
        placed={placed}
        horses={pictures}
        {...(marks && { marks })}
        {...(onSpace && { onSpace })}
      />
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
