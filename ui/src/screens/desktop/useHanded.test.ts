import { expect, it } from 'vitest';
import { routeFor } from './useHanded';

it('what was handed over is shown where it belongs', () => {
  expect(routeFor({ handed: 'link', link: 'racenight://join' })).toEqual({ screen: 'join' });
  expect(routeFor({ handed: 'join' })).toEqual({ screen: 'join' });
  expect(routeFor({ handed: 'new-table' })).toEqual({ screen: 'home' });
  expect(routeFor({ handed: 'record', file: 'giro-1' })).toEqual({
    screen: 'replay',
    file: 'giro-1',
  });
});

it('what made no sense leaves the reader where she is', () => {
  expect(routeFor({ handed: 'wrong', why: { misfit: 'link' } })).toBeUndefined();
});
