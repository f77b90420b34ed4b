import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../words/words';
import { FoodChart } from './FoodChart';
import { FoodTrays } from './FoodTrays';
import { PigsPodium } from './PigsPodium';

beforeAll(() => speak('en'));

function drawn(picture: React.ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(picture);
  return place;
}

describe('the food of each player', () => {
  it('is told whole: at risk and banked, who begins and who plays', () => {
    const trays = drawn(
      <FoodTrays
        trays={[
          { seat: 0, silks: 'red', name: 'Ann', held: 3, atRisk: 2, banked: 6, isNow: true },
          { seat: 1, silks: 'blue', name: 'Ben', held: 1, atRisk: 0, banked: 0, isStarter: true },
        ]}
      />,
    );
    const heard = [...trays.querySelectorAll('.tray')].map((tray) => {
      for (const silent of tray.querySelectorAll('[aria-hidden=true]')) silent.remove();
      return tray.textContent;
    });
    expect(heard).toEqual([
      'Annplays now2 at risk6 banked',
      'Benstart player1 card0 at risk0 banked',
    ]);
    expect(trays.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  });

  it('is charted by round, and read aloud as a table with totals', () => {
    const chart = drawn(
      <FoodChart rounds={3} players={[{ silks: 'red', name: 'Ann', banks: [4, 0] }]} />,
    );
    const cells = [...chart.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent);
    expect(cells).toEqual(['Ann', '4', '0', '', '4']);
    expect(chart.querySelectorAll('.food-lost')).toHaveLength(1);
  });

  it('tells a shared win as such', () => {
    const podium = drawn(
      <PigsPodium
        players={[
          { place: 1, silks: 'red', name: 'Ann', banked: 9 },
          { place: 1, silks: 'blue', name: 'Ben', banked: 9 },
          { place: 3, silks: 'green', name: 'Cora', banked: 1 },
        ]}
      />,
    );
    expect(podium.querySelector('svg')?.getAttribute('aria-label')).toBe(
      'The end: 1. Ann with 9 food, shared, 1. Ben with 9 food, shared, and 3. Cora with 1 food.',
    );
  });
});
