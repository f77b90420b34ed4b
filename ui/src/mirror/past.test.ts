import { describe, expect, it } from 'vitest';
import { EVERYTHING, queryOf } from './past';

const seconds = (text: string) => new Date(text).getTime() / 1000;

describe('what is asked of the finished tables', () => {
  it('is everything, as long as nothing is sought', () => {
    expect(queryOf(EVERYTHING)).toEqual({ game: null, player: null, since: null, before: null });
  });

  it('is a game, a name without the blanks around it, and whole days', () => {
    const search = {
      game: 'pigs',
      player: ' An ',
      since: '2026-03-28',
      until: '2026-03-29',
    } as const;
    expect(queryOf(search)).toEqual({
      game: 'pigs',
      player: 'An',
      since: seconds('2026-03-28T00:00:00'),
      before: seconds('2026-03-30T00:00:00'),
    });
  });

  it('takes no notice of a day that is not written out yet', () => {
    expect(queryOf({ ...EVERYTHING, since: '2026-' }).since).toBeNull();
  });
});
