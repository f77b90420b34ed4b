// Why something was turned away, in a sentence, with the rule that says so. Pure.
import type { TFunction } from 'i18next';
import type { ActError, Refusal, Rule } from '../../ipc/bindings.gen';

export interface Said {
  text: string;
  rule?: Rule | undefined;
}

type Words = TFunction<'table'>;

/** Why a rule refuses. */
export function refusalText(t: Words, refusal: Refusal): string {
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

/** What is said of an act that was turned away. */
export function saidOf(t: Words, errors: TFunction<'errors'>, error: ActError): Said {
  if (error.error !== 'refused') return { text: errors(`act.${error.error}`) };
  return { text: refusalText(t, error.refusal.refusal), rule: error.rule };
}
