// Why something was turned away, in a sentence, with the rule that says so. Pure.
import type { TFunction } from 'i18next';
import type { ActError, GameRefusal, Rule } from '../../ipc/bindings.gen';
import { actText } from '../notKept';

export interface Said {
  text: string;
  rule?: Rule | undefined;
}

/** What a game says where one of its rules refuses. */
export type Wording = (refusal: GameRefusal) => string;

/** What is said of an act that was turned away. */
export function saidOf(wording: Wording, errors: TFunction<'errors'>, error: ActError): Said {
  if (error.error !== 'refused') return { text: actText(errors, error) };
  return { text: wording(error.refusal), rule: error.rule };
}
