import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Tokens = Record<string, string>;

function tokensOf(theme: string): Tokens {
  const block = new RegExp(`\\[data-theme="${theme}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** What is written on what, anywhere in the page: [text, its grounds]. */
const WRITTEN: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['page', 'paper', 'paper-2', 'card']],
  ['quiet', ['page', 'paper', 'paper-2', 'card']],
  ['claret-text', ['paper', 'paper-2', 'card']],
  ['good', ['paper', 'paper-2', 'card']],
  ['bad', ['paper', 'paper-2', 'card']],
  ['slip-ink', ['slip']],
  ['slip-quiet', ['slip']],
  ['seal', ['slip']],
  ['pencil', ['slip']],
  ['on-claret', ['claret']],
  ['on-gold', ['gold', 'chosen', 'glow']],
  ['on-good', ['good']],
  ['on-turf', ['turf', 'turf-2', 'deep']],
  ['on-turf-2', ['turf', 'turf-2', 'deep']],
  ['number', ['grass', 'grass-2', 'run-out', 'sand']],
  ['on-section', ['early', 'quicken', 'finish-well']],
  ['number-wet', ['river', 'moor', 'deep']],
  ['chalk', ['slate', 'slate-2']],
  ['chalk-2', ['slate', 'slate-2']],
  ['chalk-yellow', ['slate', 'slate-2']],
];

/** Shapes that must be made out, not read: 3 to 1. */
const SEEN: readonly (readonly [string, readonly string[]])[] = [
  ['focus', ['focus-ring']],
  ['keyline', ['turf', 'deep']],
];

describe.each(['light', 'dark', 'contrast'])('the %s theme', (theme) => {
  const tokens = { ...tokensOf('light'), ...tokensOf(theme) };
  const pairs = (list: typeof WRITTEN) =>
    list.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));
  const measure = (text: string, ground: string) =>
    contrast(tokens[text] ?? 'missing', tokens[ground] ?? 'missing');

  it.each(pairs(WRITTEN))('%s can be read on %s', (text, ground) => {
    expect(measure(text, ground)).toBeGreaterThanOrEqual(theme === 'contrast' ? 7 : 4.5);
  });

  it.each(pairs(SEEN))('%s can be seen on %s', (text, ground) => {
    expect(measure(text, ground)).toBeGreaterThanOrEqual(3);
  });
});
