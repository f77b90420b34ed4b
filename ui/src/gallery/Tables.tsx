import { useState } from 'react';
import { GiroBoard } from '../games/giro/GiroBoard';
import { HandOfCards } from '../games/giro/HandOfCards';
import { RunningOrder } from '../games/giro/RunningOrder';
import { Button, IconButton } from '../parts/Button';
import { Curtain } from '../parts/Curtain';
import { LogList } from '../parts/LogList';
import { Panel } from '../parts/Panel';
import { Pips } from '../parts/Pips';
import { Masthead, Now, TableFrame } from '../parts/TableFrame';
import { COURSES, DECIDING, field, HAND, LOG, RUNNERS } from './sample';

/** A whole table of Giro Galoppo; the eye button draws the curtain. */
export function Tables() {
  const [chosen, setChosen] = useState(4);
  const [isOpen, setOpen] = useState(!location.hash.includes('closed'));
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
              <IconButton icon="speed" label="Speed" onPress={() => {}} />
              <IconButton icon="eye" label="Curtain" onPress={() => setOpen(!isOpen)} />
            </>
          }
        />
      }
      board={
        <>
          <GiroBoard
            course={COURSES.classic}
            placed={[11, 22, 31, 34, 38]}
            horses={field(20, 24, 17, 26, 21)}
            marks={DECIDING}
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
