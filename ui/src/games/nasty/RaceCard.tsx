import { use } from 'react';
import { round } from '../../art/curve';
import { typeset } from '../../art/type';
import { InSight } from './CourseWords';
import { isSeen } from './camera';
import { infield } from './track';

/** The name of the race and its prizes, as on the printed card. */
export interface RaceCardWords {
  race: string;
  /** "1st", "£100,000". */
  prizes: readonly (readonly [place: string, sum: string])[];
}

const WIDTH = 184;
/** No higher than the top of the winning post. */
const MOST = 104;
const HEAD = 10;
const GAP = 4;
const FOOT = 8;

/** The printed card of the race, in the middle of the oval. */
export function RaceCard({ race, prizes }: RaceCardWords) {
  const { seen, least } = use(InSight);
  const { x, y, width } = infield();
  const name = typeset(race, {
    size: 24,
    least: Math.max(17.5, least),
    letter: 0.4,
    room: WIDTH - 22,
  });
  const row = Math.max(19, least);
  const head = HEAD + (name ? name.lines.length * name.size * 0.92 + GAP : 0);
  // The foremost prizes, where there is no room for all.
  const shown = prizes.slice(0, Math.floor((MOST - head - FOOT) / row));
  const height = head + shown.length * row + FOOT;
  const [left, top] = [x + width + 12 - WIDTH, y + 4 + Math.max(0, 96 - height) / 2];
  const isRead = isSeen(seen, { x: left, y: top, width: WIDTH, height });
  const told = [race, ...prizes.map(([place, sum]) => `${place} ${sum}`)];
  return (
    <g transform={`translate(${round(left)} ${round(top)})`}>
      <title>{told.join('. ')}</title>
      {isRead && (
        <>
          <rect x="3" y="5" width={WIDTH} height={height} fill="#1d1712" opacity=".35" />
          <rect width={WIDTH} height={height} className="infield-card" />
          <rect
            x="4.5"
            y="4.5"
            width={WIDTH - 9}
            height={height - 9}
            className="infield-card-rule"
          />
          {name?.lines.map((line, index) => (
            <text
              key={line}
              className="infield-race"
              x={WIDTH / 2}
              y={round(HEAD + name.size * (0.8 + 0.92 * index))}
              fontSize={name.size}
            >
              {line}
            </text>
          ))}
          {shown.map(([place, sum], index) => (
            <g key={place} transform={`translate(0 ${round(head + index * row + row * 0.5 + 7)})`}>
              <text className="infield-place" x="15" fontSize={Math.max(17, least)}>
                {place}
              </text>
              <text className="infield-sum" x={WIDTH - 15} fontSize={Math.max(21, least)}>
                {sum}
              </text>
            </g>
          ))}
        </>
      )}
    </g>
  );
}
