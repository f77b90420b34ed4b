/** The six silks: a colour *and* a pattern, so that nobody needs to see colour to play. */
export const SILKS = ['red', 'blue', 'yellow', 'green', 'black', 'white'] as const;
export type Silks = (typeof SILKS)[number];

/** The ground of the silks and the mark on it. They are flags: the same by day and by night. */
export const SILK_INK: Record<Silks, { ground: string; mark: string }> = {
  red: { ground: '#c62f26', mark: '#c62f26' },
  blue: { ground: '#1f55a5', mark: '#f6efdc' },
  yellow: { ground: '#f2b72c', mark: '#3a2a12' },
  green: { ground: '#2c8a4b', mark: '#f6efdc' },
  black: { ground: '#211f20', mark: '#f6efdc' },
  white: { ground: '#fbf7ea', mark: '#2a2f4a' },
};

/** Coats of horses: the hide, its shaded side, mane and tail. */
export const COAT_INK = {
  bay: { hide: '#7a3f22', shade: '#552a17', mane: '#2a1a14' },
  chestnut: { hide: '#a9572b', shade: '#7c3d1e', mane: '#6d3116' },
  liver: { hide: '#54301f', shade: '#3b2116', mane: '#21140e' },
  grey: { hide: '#e4dcc9', shade: '#b9ae97', mane: '#8d8372' },
  dun: { hide: '#b98a4e', shade: '#8a6435', mane: '#3a2819' },
  black: { hide: '#2c2a2b', shade: '#191819', mane: '#0e0d0e' },
} as const;

export type Coat = keyof typeof COAT_INK;
export const COATS = Object.keys(COAT_INK) as Coat[];

/** Inks of the drawings that no theme changes. */
export const INK = {
  line: '#1d1712',
  cream: '#f6efdc',
  paper: '#fbf5e4',
  hoof: '#191412',
  skin: '#d9a077',
  red: '#c62f26',
} as const;
