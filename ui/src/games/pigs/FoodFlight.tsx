import { useLayoutEffect, useState } from 'react';
import { FoodBack, FoodCard, foodAt } from '../../art/Food';
import { Picture } from '../../art/Picture';
import './food-flight.css';
import { type FlightKind, flying, momentOf, type Point } from './motion';

/** Where food lies: the pile, a space of the track, a player's tray. */
export type FoodSpot = 'pile' | `space-${number}` | `risk-${number}` | `bank-${number}`;

export interface Flight {
  kind: FlightKind;
  from: FoodSpot;
  to: FoodSpot;
  count: number;
  moment: number;
}

/** The middle of the place in the window that is marked as the spot. */
function middleOf(spot: FoodSpot): Point | undefined {
  const box = document.querySelector(`[data-food="${spot}"]`)?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** More cards than these are not told apart. */
const MOST = 8;

/** Food on its way over the whole window, from where it lies to whom it goes. */
export function FoodFlight({ kind, from, to, count, moment }: Flight) {
  const [ends, setEnds] = useState<{ from: Point; to: Point }>();
  useLayoutEffect(() => {
    const [start, end] = [middleOf(from), middleOf(to)];
    setEnds(start && end && { from: start, to: end });
  }, [from, to]);
  if (!ends || moment <= 0 || moment >= 1) return null;
  const cards = Math.min(count, MOST);
  return (
    <div className="food-flight" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => index).map((index) => {
        const own = momentOf(kind, cards, index, moment);
        const { x, y, turn, size, breadth, isFaceUp } = flying(kind, ends.from, ends.to, own);
        return (
          <span
            key={index}
            className="food-flying"
            style={{
              transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size * breadth}, ${size})`,
            }}
          >
            <Picture viewBox="-17 -22 34 44">
              {isFaceUp ? <FoodCard name={foodAt(index)} /> : <FoodBack />}
            </Picture>
          </span>
        );
      })}
    </div>
  );
}
