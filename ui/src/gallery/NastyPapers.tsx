import { useState } from 'react';
import { DicePicture } from '../art/Die';
import type { Draft } from '../games/nasty/BetRow';
import { BettingSlip } from '../games/nasty/BettingSlip';
import { BookiesBoard } from '../games/nasty/BookiesBoard';
import { Enclosure } from '../games/nasty/Enclosure';
import {
  type Aim,
  EventCardFace,
  EventHand,
  OtherHands,
  UsedCards,
} from '../games/nasty/EventHand';
import { EMPTY, type Entry } from '../games/nasty/entry';
import { MoneyChart, MoneyTable, Purses } from '../games/nasty/MoneyChart';
import { SettlementBill } from '../games/nasty/SettlementBill';
import { Button } from '../parts/Button';
import { Panel } from '../parts/Panel';
import {
  ALL_EVENTS,
  BILLS,
  BOARD,
  BOARD_BY_HAND,
  ENCLOSED,
  EVENTS,
  HEARINGS,
  MONEY,
  OFFERS,
  OTHERS,
  PURSES,
  SLIP,
  SLIP_AT_FIRST,
  SLIP_BETTING,
  USED,
} from './nastySample';

const LIMITS = { least: 1_000, most: 64_000, step: 1_000, cash: 64_500 };

function Boards() {
  return (
    <div className="gallery-papers gallery-papers-boards">
      <BookiesBoard race="kings-crown" number={4} races={6} rows={BOARD} />
      <BookiesBoard
        race="kings-crown"
        number={4}
        races={6}
        rows={BOARD_BY_HAND}
        form={{
          onChalk: () => {},
          onFillIn: () => {},
          refusal: {
            seat: 4,
            text: 'Grade 5 in lane 3 stands at 15 to 1, not at 12 to 1.',
            rule: 'N-6',
          },
        }}
      />
      <Panel title="Purses">
        <Purses purses={PURSES} />
      </Panel>
    </div>
  );
}

function Slips() {
  const [entry, setEntry] = useState<Entry>(EMPTY.with(1, 6).with(3, 3));
  const [draft, setDraft] = useState<Draft>({ on: 1, stake: 8_000 });
  const bet = { offers: OFFERS, limits: LIMITS, draft, onChange: setDraft, onSeal: () => {} };
  return (
    <div className="gallery-papers">
      <BettingSlip player="Anna" silks="red" rows={SLIP} />
      <BettingSlip player="Anna" silks="red" rows={SLIP_BETTING} bet={bet} />
      <BettingSlip
        player="Anna"
        silks="red"
        rows={SLIP_AT_FIRST}
        entry={{ grades: entry, onChange: setEntry, onSeal: () => {} }}
      />
    </div>
  );
}

function Cards() {
  const [aim, setAim] = useState<Aim | null>({ card: 'slipped-up', on: [3] });
  return (
    <div className="gallery-papers">
      <div className="gallery-hand">
        <EventHand cards={EVENTS} aim={aim} onAim={setAim} onPlay={() => {}} />
      </div>
      <ul className="gallery-events">
        {ALL_EVENTS.map((card) => (
          <li key={card} className="event">
            <EventCardFace card={card} />
          </li>
        ))}
      </ul>
      <OtherHands hands={OTHERS} />
      <UsedCards cards={USED} />
      <div className="gallery-dice">
        <DicePicture faces={[4]} label="four" />
        <DicePicture faces={[5, 5]} label="a double" />
        {[0.1, 0.35, 0.6, 0.85].map((moment) => (
          <DicePicture key={moment} faces={[2, 6]} moment={moment} label="thrown" />
        ))}
      </div>
    </div>
  );
}

/** After the race: the enclosure, the bill, the money. */
function Afterwards() {
  return (
    <div className="gallery-papers">
      <Enclosure
        placed={ENCLOSED}
        hearings={HEARINGS}
        actsFor={(seat) => seat !== 4 && <Button small>Object, £10,000</Button>}
      />
      <SettlementBill bills={BILLS} />
      <MoneyChart lines={MONEY} races={6} />
      <MoneyTable lines={MONEY} races={6} />
    </div>
  );
}

/** Boards, slips, cards and bills of the Really Nasty game. */
export function NastyPapers() {
  return (
    <section className="gallery-sheet">
      <Boards />
      <Slips />
      <Cards />
      <Afterwards />
    </section>
  );
}
