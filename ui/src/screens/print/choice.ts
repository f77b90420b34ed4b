// What the reader wants printed, and how. Pure.
import type {
  Document,
  Form,
  Kind,
  Pad,
  PaperSize,
  Seat,
  SeatSetup,
  Source,
  Wanted,
} from '../../ipc/bindings.gen';
import type { Language } from '../../words/words';

/** Who sits at the table. */
export type Sitter = Pick<SeatSetup, 'name' | 'silks'>;

export interface PrintChoice {
  kind: Kind;
  form: Form;
  seat: Seat | null;
  pad: Pad;
  paper: PaperSize;
}

/** The choice as far as these documents allow it: what was chosen stays where it can. */
export function allowed(
  documents: readonly Document[],
  choice: Partial<PrintChoice>,
): PrintChoice | undefined {
  const document = documents.find(({ kind }) => kind === choice.kind) ?? documents[0];
  if (!document) return undefined;
  const { kind, forms, seats } = document;
  const [firstForm = 'pdf'] = forms;
  const [firstSeat = null] = seats;
  const { form = firstForm, seat = firstSeat, pad = 'two', paper = 'a4' } = choice;
  return {
    kind,
    form: forms.includes(form) ? form : firstForm,
    seat: seat !== null && seats.includes(seat) ? seat : firstSeat,
    pad,
    paper,
  };
}

export const wantedOf = (source: Source, choice: PrintChoice, language: Language): Wanted => ({
  source,
  language,
  ...choice,
});
