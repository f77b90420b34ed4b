import { useEffect } from 'react';
import type { Handed } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { useDesktop } from '../../mirror/desktop';
import { addressOf, type Route } from '../routes';

/** The screen for what was handed over; none for what made no sense. */
export function routeFor(handed: Handed): Route | undefined {
  switch (handed.handed) {
    case 'link':
    case 'join':
      return { screen: 'join' };
    case 'record':
      return { screen: 'replay', file: handed.file };
    case 'new-table':
      return { screen: 'home' };
    default:
      return undefined;
  }
}

/** Goes where what was handed over belongs, or says what is wrong with it; whatever was on stays as it is. */
export function useHanded(): void {
  const handed = useDesktop((desktop) => desktop.handed);
  const notify = useApp((app) => app.notify);
  useEffect(() => {
    if (!handed) return;
    if (handed.handed === 'wrong') notify({ about: 'handed', misfit: handed.why });
    const route = routeFor(handed);
    if (route) location.hash = addressOf(route);
  }, [handed, notify]);
}
