import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/words';
import type { Draft } from './BetRow';
import { BettingSlip, type SlipRow } from './BettingSlip';
import { EMPTY, type Entry } from './entry';
import { RACES } from './picture';

const ROWS: SlipRow[] = RACES.map((race, index) => ({
  race,
  prizes: [20_000, 10_000],
  grade: index + 1,
  isNow: index === 1,
}));

const OFFERS = [2, 6].map((odds, seat) => ({
  seat,
  silks: seat === 0 ? ('red' as const) : ('blue' as const),
  horse: `Horse ${seat}`,
  player: `Player ${seat}`,
  odds,
}));

const LIMITS = { least: 1000, most: 12_000, step: 1000, cash: 12_000 };

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

const slip = (more: Partial<Parameters<typeof BettingSlip>[0]>) =>
  act(() => root.render(<BettingSlip player="Anna" silks="red" rows={ROWS} {...more} />));

const press = (name: string) => {
  const buttons = [...place.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent === name)?.click());
};

const type = (input: Element | undefined | null, text: string) =>
  act(() => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const status = () => place.querySelector('[role=status]')?.textContent;

describe('a bet on the slip', () => {
  const bet = (draft: Draft) => {
    const [onChange, onSeal] = [vi.fn(), vi.fn()];
    slip({ bet: { offers: OFFERS, limits: LIMITS, draft, onChange, onSeal } });
    return { onChange, onSeal };
  };

  it('says what it would win, and is sealed', () => {
    const { onSeal } = bet({ on: 1, stake: 8000 });
    expect(place.querySelector('.slip-row-now .slip-pays')?.textContent).toBe('£48,000');
    press('Seal the bet');
    expect(onSeal).toHaveBeenCalledWith({ on: 1, stake: 8000 });
  });

  it.each([
    [13_000, 'You have £12,000 and can stake £12,000 at most.'],
    [500, 'The smallest stake is £1,000.'],
    [2500, 'Stakes are in steps of £1,000.'],
  ])('of %i is not sealed, and it says why', (stake, why) => {
    const { onSeal } = bet({ on: 1, stake });
    expect(status()).toBe(why);
    press('Seal the bet');
    expect(onSeal).not.toHaveBeenCalled();
  });

  it('needs a horse', () => {
    const { onSeal } = bet({ on: null, stake: 5000 });
    press('Seal the bet');
    expect(onSeal).not.toHaveBeenCalled();
    press('Seal no bet');
    expect(onSeal).toHaveBeenCalledWith(null);
  });

  it('takes all one has, or what is typed', () => {
    const { onChange } = bet({ on: 0, stake: null });
    press('All');
    expect(onChange).toHaveBeenLastCalledWith({ on: 0, stake: 12_000 });
    type(place.querySelector('.bet-input'), '£7,000');
    expect(onChange).toHaveBeenLastCalledWith({ on: 0, stake: 7000 });
  });
});

describe('the entry on the slip', () => {
  const enter = (grades: Entry) => {
    const [onChange, onSeal] = [vi.fn(), vi.fn()];
    slip({ entry: { grades, onChange, onSeal } });
    return { onChange, onSeal, fields: [...place.querySelectorAll('.grade-field')] };
  };

  it('is typed, the last digit counts', () => {
    const { onChange, fields } = enter([null, 4, null, null, null, null]);
    type(fields[0], '6');
    expect(onChange).toHaveBeenLastCalledWith([6, 4, null, null, null, null]);
    type(fields[1], '45');
    expect(onChange).toHaveBeenLastCalledWith([null, 5, null, null, null, null]);
    type(fields[0], '9');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is sealed only when every race has its grade', () => {
    const { onSeal } = enter(EMPTY);
    press('Seal the entry');
    expect(onSeal).not.toHaveBeenCalled();
    const whole = enter([3, 1, 2, 6, 5, 4]);
    press('Seal the entry');
    expect(whole.onSeal).toHaveBeenCalledWith([3, 1, 2, 6, 5, 4]);
  });
});

describe('a sealed row', () => {
  it('cannot be changed, and is stamped when it is settled', () => {
    const backed = { silks: 'red', horse: 'Horse 0', odds: 2, stake: 5000 } as const;
    const row = (more: Partial<SlipRow>): SlipRow => ({
      race: 'dukes-cup',
      prizes: [1],
      grade: 1,
      isSealed: true,
      ...more,
    });
    slip({
      rows: [
        row({ backed }),
        row({ race: 'kings-crown', backed, paid: 15_000 }),
        row({ race: 'barons-bowl', backed, paid: 0 }),
        row({ race: 'ladys-purse', backed: null, paid: 0 }),
      ],
    });
    expect(place.querySelectorAll('input')).toHaveLength(0);
    expect(place.querySelectorAll('.seal')).toHaveLength(1);
    const stamps = [...place.querySelectorAll('.stamp')].map(({ textContent }) => textContent);
    expect(stamps).toEqual(['paid £15,000', 'lost', 'no bet']);
  });
});
