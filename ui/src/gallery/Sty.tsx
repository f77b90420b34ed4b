import { useState } from 'react';
import type { PigName } from '../art/pig/breeds';
import { FoodChart } from '../games/pigs/FoodChart';
import { type Flight, FoodFlight } from '../games/pigs/FoodFlight';
import { FoodTrays } from '../games/pigs/FoodTrays';
import { LineUpRow } from '../games/pigs/LineUpRow';
import {
  CHEER_TIME,
  cheering,
  ducking,
  flightTime,
  galloping,
  gallopTime,
  SIGH_TIME,
  sighing,
} from '../games/pigs/motion';
import { PigHand } from '../games/pigs/PigHand';
import { PigsBoard } from '../games/pigs/PigsBoard';
import { PigsPodium } from '../games/pigs/PigsPodium';
import type { PigPicture } from '../games/pigs/picture';
import { stacked } from '../games/pigs/prospect';
import { Button, IconButton } from '../parts/Button';
import { LogList } from '../parts/LogList';
import { Panel } from '../parts/Panel';
import { Pips } from '../parts/Pips';
import { Masthead, Now, TableFrame } from '../parts/TableFrame';
import type { Motion } from '../stage/timing';
import { useStage } from '../stage/useStage';
import { BANKED, ENDED, FIELD, HAND, LAST, LINED_UP, RACING, STORY, TRAYS } from './pigSample';

type Change = (pig: PigName, moved: Partial<PigPicture>) => void;

/** Red leaps Blue and Yellow into the lead and brings food; then a round is banked, and one is lost. */
function sampleMotions(change: Change, fly: (flight?: Flight) => void): Motion[] {
  const flight = (kind: Flight['kind'], from: Flight['from'], to: Flight['to'], count: number) => ({
    lasts: flightTime(kind, count),
    draw: (moment: number) => fly(moment < 1 ? { kind, from, to, count, moment } : undefined),
  });
  return [
    {
      lasts: gallopTime(3),
      draw: (moment) => {
        const moved = galloping(3, 6, moment, (space) => space === 4 || space === 5);
        change('red', moved);
        change('blue', ducking(4, moved.at));
        change('yellow', ducking(5, moved.at));
      },
    },
    { lasts: CHEER_TIME, draw: (moment) => change('red', cheering(6, moment)) },
    flight('take', 'pile', 'risk-0', 1),
    flight('bank', 'risk-3', 'bank-3', 4),
    { lasts: SIGH_TIME, draw: (moment) => change('white', sighing(1, moment)) },
    flight('lose', 'risk-1', 'pile', 2),
  ];
}

/** A dock: the hand, the last card, the line-up, or the end. */
function Dock({
  mode,
  onOrder,
}: {
  mode: string | undefined;
  onOrder: (order: PigName[]) => void;
}) {
  const [chosen, setChosen] = useState<PigName>('red');
  const [order, setOrder] = useState<PigName[]>(['red', 'white', 'yellow', 'black', 'blue']);
  switch (mode) {
    case 'lineup':
      return (
        <LineUpRow
          order={order}
          onOrder={(next) => {
            setOrder(next);
            onOrder(next);
          }}
        />
      );
    case 'end':
      return <FoodChart players={BANKED} rounds={3} />;
    case 'waiting':
      return (
        <PigHand
          cards={stacked(['red', 'red', 'red', 'white', 'black', 'black', 'blue'])}
          chosen={null}
          onChoose={() => {}}
        />
      );
    default:
      return <PigHand cards={mode === 'last' ? LAST : HAND} chosen={chosen} onChoose={setChosen} />;
  }
}

/** A whole table of Galloping Pigs; `#/gallery/sty-last`, `-lineup`, `-waiting` and `-end` are others. */
export function Sty() {
  const mode = location.hash.split('-')[1];
  const [pigs, setPigs] = useState<readonly PigPicture[]>(mode === 'lineup' ? LINED_UP : FIELD);
  const [flight, setFlight] = useState<Flight>();
  const stage = useStage(1);
  const change: Change = (pig, moved) =>
    setPigs((all) => all.map((one) => (one.pig === pig ? { pig, at: one.at, ...moved } : one)));
  const race = () => {
    setPigs(FIELD);
    stage.play(sampleMotions(change, setFlight));
  };
  const { marks, ...still } = RACING;
  return (
    <>
      <TableFrame
        masthead={
          <Masthead
            title="Galloping Pigs"
            note="Five pigs that belong to nobody"
            middle={
              <>
                Round 2 of 3
                <Pips count={7} done={1} label="Card 2 of 7" />
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
          mode === 'end' ? (
            <PigsPodium players={ENDED} />
          ) : (
            <PigsBoard
              {...still}
              pigs={pigs}
              {...(mode === undefined && !stage.isPlaying && marks && { marks })}
            />
          )
        }
        side={
          <>
            <FoodTrays trays={TRAYS} />
            <Panel title="The race so far" grow>
              <LogList lines={STORY} label="The race so far" />
            </Panel>
          </>
        }
        dock={
          <>
            <Now
              title="Anna, play a card"
              acts={
                <Button look="primary" keys="Enter">
                  Play Red
                </Button>
              }
            >
              <p>1 food at risk. The seventh card decides.</p>
            </Now>
            <Dock
              mode={mode}
              onOrder={(order) => setPigs(order.map((pig, place) => ({ pig, at: -place })))}
            />
          </>
        }
      />
      {flight && <FoodFlight {...flight} />}
    </>
  );
}
