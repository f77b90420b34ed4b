import { INK } from './silks';

const LEAF = { stroke: '#2c8a4b', strokeWidth: 3, fill: 'none', strokeLinecap: 'round' } as const;

const FOODS = {
  apple: (
    <>
      <path
        d="M0 -7C-9 -13 -15 -4 -11 5C-8 13 -3 13 0 11C3 13 8 13 11 5C15 -4 9 -13 0 -7Z"
        fill={INK.red}
      />
      <path d="M0 -7Q0 -13 4 -16" stroke={INK.line} strokeWidth="2" fill="none" />
      <path d="M3 -12Q10 -17 13 -12Q8 -8 3 -12Z" fill="#2c8a4b" />
    </>
  ),
  carrot: (
    <>
      <path d="M-8 -6Q0 -11 8 -6Q6 8 0 16Q-6 8 -8 -6Z" fill="#e07b27" />
      <path d="M-5 0H1M-2 6H3" stroke="#a8530f" strokeWidth="1.6" />
      <path d="M0 -8Q-8 -14 -7 -18M0 -8V-19M0 -8Q8 -14 7 -18" {...LEAF} />
    </>
  ),
  corn: (
    <>
      <path d="M0 -16C7 -12 8 4 0 14C-8 4 -7 -12 0 -16Z" fill="#f2b72c" />
      <path
        d="M-4 -8H4M-5.5 -3H5.5M-5.5 2H5.5M-4 7H4M0 -15V12"
        stroke="#b57a12"
        strokeWidth="1.3"
      />
      <path d="M0 15C-11 10 -12 0 -9 -6Q-4 6 0 15C11 10 12 0 9 -6Q4 6 0 15Z" fill="#2c8a4b" />
    </>
  ),
  turnip: (
    <>
      <path d="M-11 -3C-11 -11 11 -11 11 -3C11 6 3 8 0 16C-3 8 -11 6 -11 -3Z" fill="#f4ead6" />
      <path d="M-11 -3C-11 -11 11 -11 11 -3C6 0 -6 0 -11 -3Z" fill="#8d4a86" />
      <path d="M0 -8Q-6 -14 -5 -18M0 -8Q6 -14 5 -18" {...LEAF} />
    </>
  ),
};

export type FoodName = keyof typeof FOODS;
export const FOOD_NAMES = Object.keys(FOODS) as FoodName[];

/** What pigs run for: about 32 units high, its middle at 0, 0. */
export function Food({ name }: { name: FoodName }) {
  return FOODS[name];
}

/** As different as the food is, each is worth one point: which one is drawn follows its place. */
export function foodAt(index: number): FoodName {
  return FOOD_NAMES[Math.abs(index) % FOOD_NAMES.length] ?? 'apple';
}

/** A food card inside a drawing, face up: 32 x 42 units, its middle at 0, 0. */
export function FoodCard({ name }: { name: FoodName }) {
  return (
    <g>
      <rect
        x="-15"
        y="-20"
        width="30"
        height="40"
        rx="3"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="1.5"
      />
      <g transform="translate(0 1) scale(.82)">{FOODS[name]}</g>
    </g>
  );
}

/** The same, face down: a snout on turf. */
export function FoodBack() {
  return (
    <g>
      <rect
        x="-15"
        y="-20"
        width="30"
        height="40"
        rx="3"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth="1.5"
      />
      <rect x="-12.3" y="-17.3" width="24.6" height="34.6" rx="1.6" fill="#2f6e47" />
      <ellipse rx="8.6" ry="7.4" fill="#e9b7a4" stroke={INK.line} strokeWidth="1.2" />
      <g fill={INK.line}>
        <ellipse cx="-3" rx="1.5" ry="2.6" />
        <ellipse cx="3" rx="1.5" ry="2.6" />
      </g>
    </g>
  );
}
