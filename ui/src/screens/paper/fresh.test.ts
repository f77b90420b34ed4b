import { describe, expect, it } from 'vitest';
import { added, FRESH, freshOf, renamed, setupOf, silked, taken } from './fresh';

const silksOf = (fresh: typeof FRESH) => fresh.players.map(({ silks }) => silks);

describe('a new meeting', () => {
  it('has two to six players, each in silks of their own', () => {
    let fresh = FRESH;
    for (let more = 0; more < 5; more += 1) fresh = added(fresh);
    expect(new Set(silksOf(fresh)).size).toBe(6);
    for (let less = 0; less < 6; less += 1) fresh = taken(fresh, 0);
    expect(fresh.players).toHaveLength(2);
    expect(new Set(silksOf(added(fresh))).size).toBe(3);
  });

  it('begins with whoever keeps the book', () => {
    const fresh = freshOf('Luis', 'blue');
    expect(fresh.players[0]).toMatchObject({ name: 'Luis', silks: 'blue' });
    expect(silksOf(fresh)).toEqual(['blue', 'red', 'yellow']);
    expect(freshOf(null, null)).toEqual(FRESH);
  });

  it('lets two swap their silks', () => {
    expect(silksOf(silked(FRESH, 0, 'yellow'))).toEqual(['yellow', 'blue', 'red']);
    expect(silksOf(silked(FRESH, 0, 'white'))).toEqual(['white', 'blue', 'yellow']);
  });

  it('is sent with trimmed names', () => {
    const { players, bet_limit } = setupOf(renamed(FRESH, 1, ' Ben '));
    expect(players.map(({ name }) => name)).toEqual(['', 'Ben', '']);
    expect(bet_limit).toBeNull();
  });
});
