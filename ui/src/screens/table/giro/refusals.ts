// Why a rule of Giro Galoppo refuses, in a sentence. Pure.
import type { TFunction } from 'i18next';
import type { GiroRefusal } from '../../../ipc/bindings.gen';

export function refusalText(t: TFunction<'race'>, refusal: GiroRefusal): string {
  switch (refusal.why) {
    case 'not-your-obstacle':
      return t('refusal.notYourObstacle');
    case 'not-sand':
      return t('refusal.notSand', { space: refusal.space });
    case 'taken':
      return t('refusal.taken', { space: refusal.space });
    case 'too-close':
      return t('refusal.tooClose', { space: refusal.space, neighbour: refusal.neighbour });
    case 'last-stretch':
      return t('refusal.lastStretch', { space: refusal.space });
    case 'no-pick-now':
      return t('refusal.noPickNow');
    case 'not-held':
      return t('refusal.notHeld', { card: refusal.card });
  }
}
