import { useState } from 'react';
import { finishView } from '../games/nasty/camera';
import { PLAN } from '../games/nasty/fixture';
import { Infield } from '../games/nasty/Infield';
import { NastyCourse } from '../games/nasty/NastyCourse';
import type { Goal } from '../games/nasty/picture';
import {
  BEND_WAYS,
  BENDING,
  DESTINATIONS,
  HOME_WAYS,
  HOMEWARD,
  LINED_UP,
  RACE_CARD,
  RUNNERS,
} from './nastySample';

/** The oval in the middle of a race, at the start, on the bends and close to the post. */
export function NastyCourses() {
  const [chosen, setChosen] = useState<Goal | undefined>(DESTINATIONS[0]?.goal);
  return (
    <section className="gallery-sheet gallery-boards">
      <NastyCourse
        plan={PLAN}
        runners={RUNNERS}
        mover={0}
        destinations={DESTINATIONS}
        chosen={chosen}
        onChoose={setChosen}
      >
        <Infield
          die={4}
          title="Marmalade rolls four"
          note="five squares are open to her"
          next="next to roll: Old Tom, then Canela"
          card={RACE_CARD}
        />
      </NastyCourse>
      <NastyCourse plan={PLAN} runners={LINED_UP} lane={3}>
        <Infield title="At the start" note="the stakes are down" card={RACE_CARD} />
      </NastyCourse>
      <NastyCourse
        plan={PLAN}
        runners={BENDING}
        mover={0}
        destinations={BEND_WAYS}
        chosen={BEND_WAYS[0]?.goal}
        onChoose={() => {}}
      />
      <NastyCourse
        plan={PLAN}
        runners={HOMEWARD}
        mover={0}
        destinations={HOME_WAYS}
        chosen="finish"
        onChoose={() => {}}
        camera={finishView(PLAN, HOMEWARD)}
      />
    </section>
  );
}
