import { useState } from 'react';
import { GiroBoard } from '../games/giro/GiroBoard';
import { HandOfCards } from '../games/giro/HandOfCards';
import {
  galloping,
  gallopTime,
  REFUSAL_TIME,
  refusing,
  SHOVE_TIME,
  shoved,
} from '../games/giro/motion';
import type { HorsePicture } from '../games/giro/picture';
import { RunningOrder } from '../games/giro/RunningOrder';
import { Button, IconButton } from '../parts/Button';
import { Curtain } from '../parts/Curtain';
import { LiveRegion } from '../parts/LiveRegion';
import { LogList } from '../parts/LogList';
import { Panel } from '../parts/Panel';
import { Pips } from '../parts/Pips';
import { Masthead, Now, TableFrame } from '../parts/TableFrame';
import { play } from '../stage/sounds';
import type { Motion } from '../stage/timing';
import { useStage } from '../stage/useStage';
import { COURSES, DECIDING, field, HAND, LOG, RUNNERS } from './sample';

const PLACED = [11, 22, 31, 34, 38];

/** Red gallops 20 to 24 and shoves Blue; Yellow refuses at the moor. */
function sampleMotions(change: (seat: number, moved: Partial<HorsePicture>) => void): Motion[] {
  const over = (space: number) => PLACED.includes(space) || space === 21;
  return [
    {
      lasts: REFUSAL_TIME,
      begin: () => play('refusal', true),
      draw: (moment) => change(2, refusing(17, 18, moment)),
    },
    {
      lasts: gallopTime(4),
      begin: () => play('hooves', true),
      draw: (moment) => change(0, galloping(20, 24, moment, over)),
    },
    {
      lasts: SHOVE_TIME,
      begin: () => play('push', true),
      draw: (moment) => change(1, shoved(24, 23, moment)),
    },
  ];
}

/** A whole table of Giro Galoppo; the eye button draws the curtain. */
export function Tables() {
  const [chosen, setChosen] = useState(4);
  const [isOpen, setOpen] = useState(!location.hash.includes('closed'));
  const [horses, setHorses] = useState(field(20, 24, 17, 26, 21));
  const stage = useStage(1);
  const race = () => {
    setHorses(field(20, 24, 17, 26, 21));
    stage.play(
      sampleMotions((seat, moved) =>
        setHorses((all) =>
          all.map((horse) => {
            if (horse.seat !== seat) return horse;
            const { pose: _pose, height: _height, ...still } = horse;
            return { ...still, ...moved };
          }),
        ),
      ),
    );
  };
  return (
    <TableFrame
      masthead={
        <Masthead
          title="Giro Galoppo"
          note={
            <>
              Classic course
              <br />
              40 spaces, five hedges
            </>
          }
          middle={
            <>
              Round 8, cards come back after 12
              <Pips count={6} done={1} label="Card 2 of 6" />
            </>
          }
          acts={
            <>
              <IconButton icon="book" label="Rule book" onPress={() => {}} />
              <IconButton icon="speed" label="Race" onPress={race} />
              <IconButton icon="skip" label="Skip" onPress={stage.skip} />
              <IconButton icon="eye" label="Curtain" onPress={() => setOpen(!isOpen)} />
            </>
          }
        />
      }
      board={
        <>
          <GiroBoard
            course={COURSES.classic}
            placed={PLACED}
            horses={horses}
            {...(!stage.isPlaying && { marks: DECIDING })}
          />
          <Curtain isOpen={isOpen} name="Anna" silks="red" onOpen={() => setOpen(true)} />
        </>
      }
      side={
        <>
          <RunningOrder runners={RUNNERS} />
          <Panel title="The race so far" grow>
            <LogList lines={LOG} label="The race so far" />
          </Panel>
          <LiveRegion sentences={LOG.map(({ id, text }) => ({ id, text }))} />
        </>
      }
      dock={
        <>
          <Now
            title="Anna, pick a card"
            acts={
              <Button look="primary" keys="Enter">
                {`Play the ${chosen}`}
              </Button>
            }
          >
            <p>Only Anna looks. The curtain closes by itself.</p>
            <p>Landings as the board stands; lower numbers move first.</p>
          </Now>
          <HandOfCards cards={HAND} chosen={chosen} onChoose={setChosen} />
        </>
      }
    />
  );
}
