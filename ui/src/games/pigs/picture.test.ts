import { describe, expect, it } from 'vitest';
import { distanceOn, leaderOf, type Runner, spaceOf, written } from './picture';

const LINE: Runner[] = [
  { pig: 'red', at: 0 },
  { pig: 'white', at: -1 },
  { pig: 'yellow', at: -2 },
  { pig: 'black', at: -3 },
  { pig: 'blue', at: -4 },
];

describe('spaces of the oval', () => {
  it('are the same on every lap', () => {
    expect([-4, 0, 21, 22, 45].map((at) => spaceOf(at, 22))).toEqual([18, 0, 21, 0, 1]);
  });

  it('are named by the distances that lie ahead of the hindmost pig', () => {
    expect([18, 21, 0, 5, 17].map((space) => distanceOn(space, LINE, 22))).toEqual([
      -4, -1, 0, 5, 17,
    ]);
  });

  it('are named anew as the hindmost pig comes on', () => {
    const later = LINE.map((runner) => ({ ...runner, at: runner.at + 7 }));
    expect([3, 21, 0, 2].map((space) => distanceOn(space, later, 22))).toEqual([3, 21, 22, 24]);
    const moving = [{ pig: 'blue' as const, at: 2.4 }];
    expect([2, 3].map((space) => distanceOn(space, moving, 22))).toEqual([24, 3]);
  });

  it('are counted from the start line while no pig stands', () => {
    expect(distanceOn(21, [], 22)).toBe(21);
  });
});

describe('the leader', () => {
  it('is ahead of all others by distance, not by where it stands on the oval', () => {
    expect(leaderOf(LINE)).toBe('red');
    expect(leaderOf([...LINE.slice(1), { pig: 'red', at: 19 }])).toBe('red');
  });

  it('is nobody where two are equal, or none stands', () => {
    const level: Runner[] = [
      { pig: 'red', at: 2 },
      { pig: 'blue', at: 2 },
    ];
    expect(leaderOf(level)).toBeUndefined();
    expect(leaderOf([])).toBeUndefined();
  });
});

it('distances are written with a true minus', () => {
  expect([written(-4), written(6)]).toEqual(['−4', '6']);
});
