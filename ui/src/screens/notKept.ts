// Why a table was not opened, gone on with, put away or looked up, in a sentence. Pure.
import type { TFunction } from 'i18next';
import type {
  ActError,
  BookError,
  CloseError,
  ForgetError,
  Misfit,
  OpenError,
  PartyError,
  RecordError,
  StoreError,
} from '../ipc/bindings.gen';

type Errors = TFunction<'errors'>;
type AnyError = ActError | CloseError | ForgetError | OpenError | PartyError | RecordError;

/** Why something is not kept, and what to do about it. */
export function keptText(errors: Errors, cause: StoreError): string {
  return errors(`kept.${cause.error}`, { ...cause });
}

/** The blank that the cause fills, where there is one; the system says some of them in its own words. */
function causeOf(errors: Errors, error: AnyError): { why: string } {
  if (!('cause' in error)) return { why: '' };
  const { cause } = error;
  return { why: typeof cause === 'string' ? cause : keptText(errors, cause) };
}

/** Why a file of figures cannot be used, with its line. */
export function flawText(errors: Errors, error: BookError): string {
  if (error.amiss !== 'unprintable') return errors(`book.${error.amiss}`, { ...error });
  const { line, flaw } = error;
  return errors('book.unprintable', { line, flaw: errors(`book.flaw.${flaw.flaw}`, { ...flaw }) });
}

export function openText(errors: Errors, error: OpenError): string {
  // The other things that can be amiss are said beside their fields.
  const wrong = error.error === 'setup' ? error.wrong : [];
  const book = wrong.find((one) => one.wrong === 'book');
  if (book) return errors('setup.book', { file: book.file, why: flawText(errors, book.flaw) });
  return errors(`open.${error.error}`, causeOf(errors, error));
}

export function actText(errors: Errors, error: ActError): string {
  return errors(`act.${error.error}`, causeOf(errors, error));
}

export function closeText(errors: Errors, error: CloseError): string {
  return errors(`closing.${error.error}`, causeOf(errors, error));
}

/** Why nothing was done with the record of a finished table. */
export function recordText(errors: Errors, error: RecordError): string {
  return errors(`record.${error.error}`, { ...causeOf(errors, error), ...error });
}

/** Why nothing could be done with what was handed over. */
export function misfitText(errors: Errors, misfit: Misfit): string {
  if (misfit.misfit !== 'record') return errors(`handed.${misfit.misfit}`, { ...misfit });
  return errors('handed.record', { path: misfit.path, why: recordText(errors, misfit.why) });
}

/** Why something was not done at a table on the network. */
export function partyText(errors: Errors, error: PartyError): string {
  const blanks = { ...error, ...causeOf(errors, error) };
  return errors(`party.${error.error}`, blanks);
}

export function forgetText(errors: Errors, error: ForgetError): string {
  return errors(`forget.${error.error}`, causeOf(errors, error));
}
