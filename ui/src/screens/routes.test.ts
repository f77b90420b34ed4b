import { describe, expect, it } from 'vitest';
import { addressOf, cameFrom, type Route, routeOf, walk } from './routes';

describe('an address', () => {
  it.each<[string, Route]>([
    ['', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/setup/giro', { screen: 'setup', game: 'giro' }],
    ['#/setup/pigs', { screen: 'setup', game: 'pigs' }],
    ['#/setup/nasty', { screen: 'setup', game: 'nasty' }],
    ['#/setup/giro/open', { screen: 'setup', game: 'giro', open: true }],
    ['#/join', { screen: 'join' }],
    ['#/party/4', { screen: 'party', party: 4 }],
    ['#/stand/3', { screen: 'stand', table: 3 }],
    ['#/doctor', { screen: 'doctor' }],
    ['#/table/3', { screen: 'table', table: 3 }],
    ['#/rules/giro', { screen: 'rules', game: 'giro' }],
    ['#/rules/pigs', { screen: 'rules', game: 'pigs' }],
    ['#/rules/G-16', { screen: 'rules', game: 'giro', rule: 'G-16' }],
    ['#/rules/P-9', { screen: 'rules', game: 'pigs', rule: 'P-9' }],
    ['#/rules/N-40', { screen: 'rules', game: 'nasty', rule: 'N-40' }],
    ['#/settings', { screen: 'settings' }],
    ['#/help', { screen: 'help' }],
    ['#/help/promises', { screen: 'help', section: 'promises' }],
    ['#/forms', { screen: 'forms' }],
    ['#/paper', { screen: 'paper' }],
    ['#/book/meeting-1', { screen: 'book', meeting: 'meeting-1' }],
  ])('%s leads where it says', (address, route) => {
    expect(routeOf(address)).toEqual(route);
    expect(routeOf(addressOf(route))).toEqual(route);
  });

  it.each([
    '#/book/',
    '#/table/',
    '#/table/x',
    '#/party/',
    '#/stand/x',
    '#/setup/chess',
    '#/rules/chess',
    '#/rules/X-1',
    '#/help/me',
    '#/nonsense',
  ])('%s leads nowhere', (address) => {
    expect(routeOf(address)).toEqual({ screen: 'nowhere' });
  });
});

describe('the way back', () => {
  const way = (...addresses: string[]) => addresses.map(routeOf).reduce<readonly Route[]>(walk, []);

  it('leads from the rule book to the table it was opened from, whatever was read', () => {
    const trail = way('#/', '#/setup/giro', '#/table/1', '#/rules/G-16', '#/rules/G-5');
    expect(cameFrom(trail)).toEqual({ screen: 'table', table: 1 });
  });

  it('leads from one rule book, past the other, to the card that is being written', () => {
    const trail = way('#/', '#/setup/pigs', '#/rules/P-9', '#/rules/giro', '#/rules/G-5');
    expect(cameFrom(trail)).toEqual({ screen: 'setup', game: 'pigs' });
  });

  it('never goes in circles', () => {
    const trail = way('#/', '#/settings', '#/rules/G-27', '#/settings');
    expect(cameFrom(trail)).toEqual({ screen: 'home' });
  });

  it('leads home from an address that was opened first', () => {
    expect(cameFrom(way('#/rules/giro'))).toEqual({ screen: 'home' });
  });
});
