import { PigsPodium } from '../../../games/pigs/PigsPodium';
import { podiumOf } from './tray';
import type { Telling } from './useTelling';

/** Everybody on a block, those who share a place equally high. */
export function GallopEnd({ teller, view }: Pick<Telling, 'teller' | 'view'>) {
  return <PigsPodium players={podiumOf(teller.seats, view)} />;
}
