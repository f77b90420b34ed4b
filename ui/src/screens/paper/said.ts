// Why something is not written down, in a sentence. Pure.
import type { TFunction } from 'i18next';
import type { ByHandRefusal, MeetingError } from '../../ipc/bindings.gen';
import { keptText } from '../notKept';
import { nameOf, type Teller } from '../table/nasty/names';
import { refusalText } from '../table/nasty/refusals';

export interface Said {
  text: string;
  rule?: string;
}

interface Wording {
  teller: Teller;
  t: TFunction<'paper'>;
  errors: TFunction<'errors'>;
}

function refusedText({ teller, t }: Wording, refusal: ByHandRefusal): string {
  switch (refusal.why) {
    case 'rule':
      return refusalText(teller, refusal.refusal);
    case 'grade-ran':
    case 'lane-taken':
    case 'ends-twice':
    case 'no-such-lane': {
      const { why, seat, ...figures } = refusal;
      return t(`refusal.${why}`, { name: nameOf(teller, seat), ...figures });
    }
    case 'still-running':
      return t('refusal.still-running', { home: refusal.home, running: refusal.running });
    default:
      return t(`refusal.${refusal.why}`);
  }
}

export function saidOf(wording: Wording, error: MeetingError): Said {
  const { t, errors } = wording;
  switch (error.error) {
    case 'refused':
      return { text: refusedText(wording, error.refusal), rule: error.rule };
    case 'not-kept':
      return { text: t('amiss.not-kept', { why: keptText(errors, error.cause) }) };
    default:
      return { text: t(`amiss.${error.error}`) };
  }
}
