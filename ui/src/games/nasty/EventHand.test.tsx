import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/words';
import { type CardName, printedOn } from './cards';
import { type Aim, aimedAt, aimedWith, EventHand, type HeldCard, isAimed } from './EventHand';

const target = (seat: number) =>
  ({ seat, silks: 'red', horse: `H${seat}`, player: `P${seat}` }) as const;

const held = (card: CardName, what: string, more: Partial<HeldCard> = {}): HeldCard => ({
  card,
  held: 1,
  fits: true,
  what,
  targets: [],
  ...more,
});

const two = { targets: [target(1), target(2)] };
const FALLER = held('faller:gallows-gap', 'They would be out.', { ...two, several: true, held: 2 });
const SLIP = held('slipped-up', 'It would be out.', two);
const START = held('false-start', 'All go back.');
const LATE = held('objection', 'It waits for the enclosure.', { fits: false, rule: 'N-33' });

describe('a card', () => {
  it('says by its name what is printed on it', () => {
    expect(printedOn('faller:far-turn')).toEqual({ kind: 'faller', fence: 'far-turn' });
    expect(printedOn('under-pressure:in')).toEqual({ kind: 'under-pressure', veer: 'in' });
    expect(printedOn('photo-finish')).toEqual({ kind: 'photo-finish' });
  });
});

describe('an aim', () => {
  it('is taken at the only one there is', () => {
    expect(aimedWith({ ...SLIP, targets: [target(4)] })).toEqual({ card: 'slipped-up', on: [4] });
    expect(aimedWith(SLIP)).toEqual({ card: 'slipped-up', on: [] });
  });

  it('is at one, or at several where the card hits several', () => {
    const at = (card: HeldCard, ...seats: number[]) =>
      seats.reduce((aim, seat) => aimedAt(card, aim, seat), { card: card.card, on: [] } as Aim).on;
    expect(at(SLIP, 1, 2)).toEqual([2]);
    expect(at(FALLER, 1, 2)).toEqual([1, 2]);
    expect(at(FALLER, 1, 2, 1)).toEqual([2]);
  });

  it('is good when it hits somebody, or when there is nobody to be hit', () => {
    expect(isAimed(SLIP, { card: 'slipped-up', on: [] })).toBe(false);
    expect(isAimed(SLIP, { card: 'slipped-up', on: [1] })).toBe(true);
    expect(isAimed(START, { card: 'false-start', on: [] })).toBe(true);
    expect(isAimed(LATE, { card: 'objection', on: [] })).toBe(false);
  });
});

describe('the hand of race event cards', () => {
  let root: Root;
  let place: HTMLElement;

  beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await speak('en');
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });

  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  function hold(aim: Aim | null) {
    const [onAim, onPlay] = [vi.fn(), vi.fn()];
    const cards = [FALLER, SLIP, START, LATE];
    act(() => root.render(<EventHand cards={cards} aim={aim} onAim={onAim} onPlay={onPlay} />));
    const press = (name: string) => {
      const buttons = [...place.querySelectorAll('button')];
      const button = buttons.find((one) =>
        (one.getAttribute('aria-label') ?? one.textContent).includes(name),
      );
      act(() => button?.click());
    };
    return { onAim, onPlay, press };
  }

  it('says what every card would do, and which fit now', () => {
    hold(null);
    const said = [...place.querySelectorAll('.event')].map((card) =>
      [...card.children]
        .map((part) => part.textContent)
        .filter(Boolean)
        .join(' '),
    );
    expect(said).toEqual([
      'Faller Gallows Gap ×2 fits now They would be out.',
      'Slipped Up fits now It would be out.',
      'False Start fits now All go back.',
      'Objection Not now. It waits for the enclosure.',
    ]);
  });

  it('plays nothing until it hits somebody', () => {
    const { onPlay, onAim, press } = hold({ card: 'slipped-up', on: [] });
    press('Play Slipped Up');
    expect(onPlay).not.toHaveBeenCalled();
    press('H2 of P2');
    expect(onAim).toHaveBeenCalledWith({ card: 'slipped-up', on: [2] });
  });

  it('plays a card that is aimed', () => {
    const { onPlay, press } = hold({ card: 'faller:gallows-gap', on: [1, 2] });
    press('Play Faller');
    expect(onPlay).toHaveBeenCalledWith({ card: 'faller:gallows-gap', on: [1, 2] });
  });

  it('lies alone while it is aimed, and goes back to the others', () => {
    const { onAim, press } = hold({ card: 'slipped-up', on: [] });
    expect(place.querySelectorAll('.event')).toHaveLength(1);
    press('Back to all cards');
    expect(onAim).toHaveBeenCalledWith(null);
  });

  it('says why not, with the rule', () => {
    hold({ card: 'objection', on: [] });
    expect(place.textContent).toContain('It waits for the enclosure.');
    expect(place.querySelector('a')?.getAttribute('href')).toBe('#/rules/N-33');
    expect(place.textContent).not.toContain('Play Objection');
  });
});
