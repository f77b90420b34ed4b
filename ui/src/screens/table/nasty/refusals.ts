// Why a rule refuses, in a sentence. Pure.
import { printedOn } from '../../../games/nasty/cards';
import type { NastyRefusal } from '../../../ipc/bindings.gen';
import { horseOf, type Teller } from './names';

type Because<Why extends NastyRefusal['why']> = Extract<NastyRefusal, { why: Why }>;

/** How many horses a card is played against. */
function targets({ t }: Teller, { card }: Because<'targets'>): string {
  const { kind } = printedOn(card);
  if (kind === 'faller') return t('refusal.targets.several');
  return t(kind === 'false-start' ? 'refusal.targets.nobody' : 'refusal.targets.one');
}

/** Refusals that name a figure. */
function figured(teller: Teller, refusal: NastyRefusal): string | undefined {
  const { t, sum } = teller;
  switch (refusal.why) {
    case 'wrong-grade':
    case 'wrong-lane':
    case 'wrong-odds':
      return t(`refusal.${refusal.why}`, { right: refusal.right });
    case 'beyond-cash':
      return t('refusal.beyond-cash', { cash: sum(refusal.cash) });
    case 'beyond-limit':
      return t('refusal.beyond-limit', { limit: sum(refusal.limit) });
    case 'no-deposit':
      return t('refusal.no-deposit', { deposit: sum(refusal.deposit) });
    case 'not-tailed':
      return t('refusal.not-tailed', { count: refusal.behind });
    default:
      return undefined;
  }
}

/** Why a rule refuses. */
export function refusalText(teller: Teller, refusal: NastyRefusal): string {
  const { t } = teller;
  const text = figured(teller, refusal);
  if (text !== undefined) return text;
  switch (refusal.why) {
    case 'no-moment':
      return t(`refusal.no-moment.${printedOn(refusal.card).kind}`);
    case 'targets':
      return targets(teller, refusal);
    default: {
      const { why } = refusal as Exclude<NastyRefusal, { why: Figured }>;
      const horse = 'seat' in refusal ? horseOf(teller, refusal.seat) : '';
      return t(`refusal.${why}`, { horse });
    }
  }
}

type Figured =
  | 'wrong-grade'
  | 'wrong-lane'
  | 'wrong-odds'
  | 'beyond-cash'
  | 'beyond-limit'
  | 'no-deposit'
  | 'not-tailed'
  | 'no-moment'
  | 'targets';
