import { use } from 'react';
import { round } from '../../art/curve';
import { ThrownDie } from '../../art/Die';
import { typeset } from '../../art/type';
import { InSight } from './CourseWords';
import { isSeen } from './camera';
import { RaceCard, type RaceCardWords } from './RaceCard';
import { infield } from './track';

interface Props {
  /** What was rolled last. */
  die?: number | undefined;
  /** How far the throw has got, 0 to 1. */
  throwing?: number | undefined;
  title: string;
  /** Under the title: what is open now. */
  note?: string | undefined;
  /** What comes next. */
  next?: string | undefined;
  card: RaceCardWords;
}

/** The ground of the words, between the signs at the rails and beside the card. */
const WORDS = { top: 28, height: 88, width: 308 } as const;
/** The line under the title, with what lies around it. */
const RULE = 13;
/** The room of the die. */
const DIE = 58;

/** How each sort of words is set, the foremost first; `high` is its line, in parts of its size. */
const SORTS = {
  title: { size: 30, comfortable: 22, letter: 0.4, high: 0.95 },
  note: { size: 17.5, comfortable: 0, letter: 0.53, high: 1.18 },
  next: { size: 17, comfortable: 0, letter: 0.47, high: 1.18 },
} as const;
type Sort = keyof typeof SORTS;

interface Block {
  sort: Sort;
  size: number;
  lines: readonly string[];
  height: number;
}

function blockOf(sort: Sort, text: string | undefined, room: number, least: number): Block[] {
  const { comfortable, high, ...type } = SORTS[sort];
  const setting = text && typeset(text, { ...type, room, least: Math.max(comfortable, least) });
  if (!setting) return [];
  const height = setting.lines.length * setting.size * high + (sort === 'title' ? RULE : 0);
  return [{ sort, ...setting, height }];
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

/** What has no room is left out, the last first. */
function fitting(blocks: readonly Block[]): readonly Block[] {
  return heightOf(blocks) <= WORDS.height ? blocks : fitting(blocks.slice(0, -1));
}

function Words({ block: { sort, size, lines }, x, y }: { block: Block; x: number; y: number }) {
  const line = size * SORTS[sort].high;
  return lines.map((text, index) => (
    <text
      key={text}
      className={`infield-${sort}`}
      x={round(x)}
      y={round(y + index * line + line * 0.5 + size * 0.34)}
      fontSize={size}
    >
      {text}
    </text>
  ));
}

/** The middle of the oval: the die, what happens now, and what the race is worth. */
export function Infield({ die, throwing = 1, title, note, next, card }: Props) {
  const { seen, least } = use(InSight);
  const { x, y, height } = infield();
  const left = die === undefined ? x - 10 : x + DIE;
  const width = x + WORDS.width - left;
  const set = { title, note, next };
  const blocks = fitting(
    (Object.keys(SORTS) as Sort[]).flatMap((sort) => blockOf(sort, set[sort], width, least)),
  );
  const top = y + WORDS.top + (WORDS.height - heightOf(blocks)) / 2;
  const isRead = isSeen(seen, { x: left, y: top, width, height: heightOf(blocks) });
  // From close by the die is thrown where it can be seen.
  const [dieX, dieY] = [Math.max(x + 2, seen.x + 40), Math.max(y + height / 2, seen.y + 40)];
  const told = [title, note, next].filter((words) => words !== undefined);
  return (
    <g pointerEvents="none">
      {die !== undefined && (
        <g transform={`translate(${round(dieX)} ${round(dieY)}) scale(1.12)`}>
          <ThrownDie face={die} moment={throwing} />
        </g>
      )}
      <g>
        <title>{told.join('. ')}</title>
        {isRead &&
          blocks.map((block, index) => {
            const above = top + heightOf(blocks.slice(0, index));
            return (
              <g key={block.sort}>
                <Words block={block} x={left} y={above} />
                {block.sort === 'title' && (
                  <path
                    d={`M${left} ${round(above + block.height - RULE / 2)}h${width}`}
                    className="infield-rule"
                  />
                )}
              </g>
            );
          })}
      </g>
      <RaceCard {...card} />
    </g>
  );
}
