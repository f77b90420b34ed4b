// What came of printing or saving, in a sentence. Pure.
import type { TFunction } from 'i18next';
import type { PaperError, PrintError } from '../../ipc/bindings.gen';
import { keptText } from '../notKept';
import type { Outcome } from './usePrint';

export interface Wording {
  t: TFunction<'print'>;
  errors: TFunction<'errors'>;
}

/** Why a table has no such document. What the page never asks for has one sentence for all. */
function printText({ t }: Wording, cause: PrintError): string {
  if (cause.error === 'flawed') return t('amiss.flawed', { line: cause.line, why: cause.why });
  return t(cause.error === 'secret' ? 'amiss.secret' : 'amiss.not-printed');
}

export function paperText(wording: Wording, error: PaperError): string {
  const { t, errors } = wording;
  switch (error.error) {
    case 'not-printed':
      return printText(wording, error.cause);
    case 'not-kept':
      return keptText(errors, error.cause);
    case 'not-shown':
    case 'printer-says-no':
      return t(`amiss.${error.error}`, { cause: error.cause });
    default:
      return t(`amiss.${error.error}`);
  }
}

export function outcomeText(wording: Wording, outcome: Outcome | undefined): string {
  const { t } = wording;
  switch (outcome?.is) {
    case 'saved':
      return t('saved', { path: outcome.path });
    case 'shown':
      return t('shown');
    case 'printed':
      return t('printed', { printer: outcome.printer });
    case 'amiss':
      return paperText(wording, outcome.error);
    default:
      return '';
  }
}
