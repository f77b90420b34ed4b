import { useTranslation } from 'react-i18next';
import { round } from '../../art/curve';
import { FoodBack, FoodCard } from '../../art/Food';
import { PIGS, type PigName } from '../../art/pig/breeds';
import { Pig } from '../../art/pig/Pig';
import { INK } from '../../art/silks';
import { PIG_GROUND } from './colours';
import type { Discard, Pile } from './picture';

/** Where the middle of the infield is. */
const MIDDLE = { x: 486, y: 261 } as const;

/** Longer words are set smaller, so that they stay in their place. */
function fitted(text: string, width: number, largest: number, letter: number): number {
  return round(Math.min(largest, width / (Math.max(1, text.length) * letter)));
}

function Headline({ text }: { text: string }) {
  return (
    <g>
      <text
        className="pigs-headline"
        x={MIDDLE.x}
        y="187"
        textAnchor="middle"
        fontSize={fitted(text, 440, 35, 0.43)}
        fill="var(--on-turf)"
      >
        {text}
      </text>
      <path d="M306 195H666" stroke="var(--on-turf)" strokeWidth="3" />
      <path d="M306 199.5H666" stroke="var(--on-turf)" strokeWidth="1" />
    </g>
  );
}

/** The pile is as high as it is full; when it is empty its place is marked. */
function PilePicture({ pile: { left, beyond } }: { pile: Pile }) {
  const { t } = useTranslation('pigs');
  const high = Math.min(7, Math.ceil(left / 7));
  return (
    <g>
      <g data-food="pile" transform="translate(318 241)">
        {left === 0 ? (
          <rect
            x="-28"
            y="-38"
            width="56"
            height="76"
            rx="6"
            fill="none"
            stroke="var(--on-turf)"
            strokeWidth="2"
            strokeDasharray="6 5"
          />
        ) : (
          Array.from({ length: high }, (_, index) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pile are told by their height alone.
              key={index}
              transform={`translate(${round((high - 1 - index) * 1.5)} ${round((high - 1 - index) * 2.6)}) scale(1.9)`}
            >
              {index === high - 1 ? <FoodCard name="apple" /> : <FoodBack />}
            </g>
          ))
        )}
      </g>
      <text className="pigs-wood" x="366" y="250" fontSize="58" fill="var(--on-turf-2)">
        {left}
      </text>
      <text x="366" y="273" fontSize="19" fill="var(--on-turf)">
        {beyond > 0 ? t('infield.beyond', { count: beyond }) : t('infield.pile', { count: left })}
      </text>
    </g>
  );
}

/** A racing card as it lies on the table: 58 x 76 units, its middle at 0, 0. */
function TableCard({ pig }: { pig: PigName }) {
  return (
    <g>
      <rect
        x="-29"
        y="-38"
        width="58"
        height="76"
        rx="5"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="1.8"
      />
      <rect x="-24.5" y="-33.5" width="49" height="67" rx="3" fill={PIG_GROUND[pig]} />
      <g transform="translate(0 22) scale(.36) translate(-64 -97)">
        <Pig name={pig} />
      </g>
    </g>
  );
}

function DiscardPicture({ discard: { played, last } }: { discard: Discard }) {
  const { t } = useTranslation('pigs');
  const some = played.reduce((sum, count) => sum + count, 0);
  const under = [-13, -6].slice(-Math.min(2, Math.max(0, some - 1)));
  const text = last?.text ?? t('infield.none');
  return (
    <g>
      <g transform="translate(560 241)">
        {last ? (
          <>
            {some > 1 &&
              under.map((turn) => (
                <rect
                  key={turn}
                  x="-29"
                  y="-38"
                  width="58"
                  height="76"
                  rx="5"
                  transform={`rotate(${turn})`}
                  fill={INK.paper}
                  stroke={INK.line}
                  strokeWidth="1.8"
                />
              ))}
            <g transform="rotate(4)">
              <TableCard pig={last.pig} />
            </g>
          </>
        ) : (
          <rect
            x="-29"
            y="-38"
            width="58"
            height="76"
            rx="6"
            fill="none"
            stroke="var(--on-turf)"
            strokeWidth="2"
            strokeDasharray="6 5"
          />
        )}
      </g>
      <g fill="var(--on-turf)">
        {last && (
          <text x="604" y="231" fontSize="19">
            {t('infield.last')}
          </text>
        )}
        <text
          className="pigs-slab"
          x="604"
          y={last ? 255 : 248}
          fontSize={fitted(text, 214, 20, 0.56)}
        >
          {text}
        </text>
      </g>
    </g>
  );
}

/** How many cards of each pig have been played: who counts can tell what is still to come. */
function Tally({ discard: { played, each } }: { discard: Discard }) {
  const { t } = useTranslation('pigs');
  return (
    <g>
      <text x={MIDDLE.x} y="305" textAnchor="middle" fontSize="19" fill="var(--on-turf)">
        {t('infield.played')}
      </text>
      {PIGS.map((pig, index) => (
        <g key={pig} transform={`translate(${318 + index * 84} 328)`}>
          <g transform="translate(-16 15) scale(.3) translate(-64 -97)">
            <Pig name={pig} />
          </g>
          <text className="pigs-wood" x="9" y="9" fontSize="23" fill="var(--on-turf)">
            {`${played[index] ?? 0}/${each}`}
          </text>
        </g>
      ))}
    </g>
  );
}

interface Props {
  headline: string;
  pile: Pile;
  discard?: Discard | undefined;
}

/** The middle of the oval: how the round stands, the pile of food, what has been played. */
export function Infield({ headline, pile, discard }: Props) {
  return (
    <g>
      <Headline text={headline} />
      <g transform={discard ? undefined : 'translate(88 24)'}>
        <PilePicture pile={pile} />
      </g>
      {discard && (
        <>
          <DiscardPicture discard={discard} />
          <Tally discard={discard} />
        </>
      )}
    </g>
  );
}
