import { useState } from 'react';
import { BookiesBoard } from '../games/nasty/BookiesBoard';
import type { Camera } from '../games/nasty/camera';
import { finishView, WHOLE } from '../games/nasty/camera';
import { DestinationList } from '../games/nasty/DestinationList';
import { type Aim, EventHand } from '../games/nasty/EventHand';
import { PLAN } from '../games/nasty/fixture';
import { Infield } from '../games/nasty/Infield';
import {
  doubling,
  FALL_TIME,
  falling,
  galloping,
  gallopTime,
  type Moved,
  REMOUNT_TIME,
  remounting,
  still,
  TWICE_TIME,
} from '../games/nasty/motion';
import { NastyCourse } from '../games/nasty/NastyCourse';
import type { Goal, Spot } from '../games/nasty/picture';
import { useCamera } from '../games/nasty/useCamera';
import { Button, IconButton } from '../parts/Button';
import { LogList } from '../parts/LogList';
import { Panel } from '../parts/Panel';
import { Pips } from '../parts/Pips';
import { Masthead, Now, TableFrame } from '../parts/TableFrame';
import type { Motion } from '../stage/timing';
import { useStage } from '../stage/useStage';
import { BOARD, DESTINATIONS, EVENTS, RACE_CARD, RUNNERS } from './nastySample';

const LOG = [
  { id: 1, silks: 'white', text: 'Dieter plays Faller: Frida’s Ghost is down at Members’ Hedge.' },
  { id: 2, silks: 'red', text: 'Marmalade rolls 4 and goes to K6 in lane 2.' },
  { id: 3, silks: 'blue', text: 'Old Tom rolls 6 and lands on Crooked Thorn.' },
  { id: 4, silks: 'yellow', text: 'Canela rolls 2. Her grade 6 is too slow for Early Pace 2.' },
  { id: 5, silks: 'green', text: 'Ferro rolls 5 and goes to K11 in lane 4, past Gallows Gap.' },
  { id: 6, silks: 'black', text: 'Dunkel rolls 6, moves in to lane 3 and on round the bend.' },
  { id: 7, silks: 'red', text: 'Marmalade rolls 4.' },
] as const;

/** Red gallops over Gallows Gap and doubles; Blue falls and is put back; the camera moves. */
function sampleMotions(
  change: (seat: number, moved: Moved) => void,
  look: (camera: Camera) => void,
): Motion[] {
  const red = RUNNERS.find(({ seat }) => seat === 0);
  const blue = RUNNERS.find(({ seat }) => seat === 1);
  const way = DESTINATIONS[0]?.path ?? [];
  if (!(red && blue)) return [];
  const path: Spot[] = [red.at, ...way];
  const end = path.at(-1) ?? red.at;
  const near = finishView(PLAN, []);
  return [
    {
      lasts: gallopTime(4),
      draw: (moment) =>
        change(
          0,
          galloping(path, moment, ({ square }) => square === way[1]?.square),
        ),
    },
    { lasts: TWICE_TIME, draw: (moment) => change(0, doubling(end, moment)) },
    { lasts: FALL_TIME, draw: (moment) => change(1, falling(blue.at, moment)) },
    { lasts: REMOUNT_TIME, draw: (moment) => change(1, remounting(blue.at, moment)) },
    { lasts: 1500, begin: () => look(near), draw: () => {} },
    { lasts: 0, begin: () => look(WHOLE), draw: () => {} },
  ];
}

/** A whole table of the Really Nasty game in the middle of a race. */
export function NastyTables() {
  const [chosen, setChosen] = useState<Goal | undefined>(DESTINATIONS[0]?.goal);
  const [aim, setAim] = useState<Aim | null>(
    location.hash.endsWith('aim') ? { card: 'slipped-up', on: [3] } : null,
  );
  const [runners, setRunners] = useState(RUNNERS);
  const [wanted, setWanted] = useState(WHOLE);
  const camera = useCamera(wanted);
  const [looked, setLooked] = useState<number>();
  const stage = useStage(1);
  const race = () => {
    setRunners(RUNNERS);
    stage.play(
      sampleMotions(
        (seat, moved) =>
          setRunners((all) =>
            all.map((runner) => (runner.seat === seat ? { ...still(runner), ...moved } : runner)),
          ),
        setWanted,
      ),
    );
  };
  return (
    <TableFrame
      masthead={
        <Masthead
          title="The Really Nasty Horse Racing Game"
          middle={
            <>
              Race 4 of 6
              <Pips count={6} done={3} label="Race 4 of 6" />
            </>
          }
          acts={
            <>
              <IconButton icon="speed" label="Race" onPress={race} />
              <IconButton icon="skip" label="Skip" onPress={stage.skip} />
            </>
          }
        />
      }
      board={
        <NastyCourse
          plan={PLAN}
          runners={runners}
          mover={0}
          destinations={stage.isPlaying ? [] : DESTINATIONS}
          chosen={chosen}
          onChoose={setChosen}
          onGo={race}
          lane={
            looked === undefined ? undefined : runners.find(({ seat }) => seat === looked)?.at.lane
          }
          camera={camera}
        >
          <Infield
            die={4}
            title="Marmalade rolls four"
            note="five squares are open to her"
            next="next to roll: Old Tom, then Canela"
            card={RACE_CARD}
          />
        </NastyCourse>
      }
      side={
        <>
          <BookiesBoard race="kings-crown" number={4} races={6} rows={BOARD} onLook={setLooked} />
          <Panel title="The race so far" grow>
            <LogList lines={[...LOG]} label="The race so far" />
          </Panel>
        </>
      }
      dock={
        <>
          <Now
            title="Anna, move her 4"
            acts={
              <Button look="primary" keys="Enter">
                Move there
              </Button>
            }
          >
            <p>A ends on Quicken Up. Doubled, it goes 4 more.</p>
          </Now>
          <DestinationList
            plan={PLAN}
            destinations={DESTINATIONS}
            from={RUNNERS[0]?.at ?? { lane: 1, square: 0 }}
            chosen={chosen}
            onChoose={setChosen}
            onGo={race}
          />
          <EventHand cards={EVENTS} aim={aim} onAim={setAim} onPlay={() => {}} />
        </>
      }
    />
  );
}
