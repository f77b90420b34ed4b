import { describe, expect, it } from 'vitest';
import { addressOf, cameFrom, type Route, routeOf, walk } from './routes';

describe('an address', () => {
  it.each<[string, Route]>([
    ['', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/setup/giro', { screen: 'setup' }],
    ['#/table/3', { screen: 'table', table: 3 }],
    ['#/rules/giro', { screen: 'rules' }],
    ['#/rules/G-16', { screen: 'rules', rule: 'G-16' }],
    ['#/settings', { screen: 'settings' }],
    ['#/help', { screen: 'help' }],
  ])('%s leads where it says', (address, route) => {
    expect(routeOf(address)).toEqual(route);
    expect(routeOf(addressOf(route))).toEqual(route);
  });

  it.each(['#/table/', '#/table/x', '#/setup/chess', '#/nonsense'])(
    '%s leads nowhere',
    (address) => {
      expect(routeOf(address)).toEqual({ screen: 'nowhere' });
    },
  );
});

describe('the way back', () => {
  const way = (...addresses: string[]) => addresses.map(routeOf).reduce<readonly Route[]>(walk, []);

  it('leads from the rule book to the table it was opened from, whatever was read', () => {
    const trail = way('#/', '#/setup/giro', '#/table/1', '#/rules/G-16', '#/rules/G-5');
    expect(cameFrom(trail)).toEqual({ screen: 'table', table: 1 });
  });

  it('never goes in circles', () => {
    const trail = way('#/', '#/settings', '#/rules/G-27', '#/settings');
    expect(cameFrom(trail)).toEqual({ screen: 'home' });
  });

  it('leads home from an address that was opened first', () => {
    expect(cameFrom(way('#/rules/giro'))).toEqual({ screen: 'home' });
  });
});
