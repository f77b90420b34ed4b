// What is at stake for the one who plays now, in a sentence. Pure.
import type { PigsProspect, Seat } from '../../../ipc/bindings.gen';
import type { Gallop } from './useGallop';

type Playing = Pick<Gallop, 'teller' | 'view'>;

export interface Stake {
  text: string;
  /** Where it is the last card, and all is decided: for good or for ill. */
  tone?: 'good' | 'bad';
}

/** Where it is the last card, what comes of it; else what the last one will decide about. */
export function stakeOf(
  { teller: { t }, view }: Playing,
  seat: Seat,
  card: PigsProspect | undefined,
): Stake {
  const { kind, food: count } = card?.stake ?? { kind: 'risks', food: 0 };
  if (kind === 'banks') return { text: t('play.banks', { count }), tone: 'good' };
  if (kind === 'spares') return { text: t('play.spares', { count }), tone: 'good' };
  if (kind === 'loses') {
    return count > 0
      ? { text: t('play.loses', { count }), tone: 'bad' }
      : { text: t('play.losesNothing') };
  }
  const atRisk = view.atRisk[seat] ?? 0;
  const key = view.rules.gentle && atRisk > 0 ? 'play.gentle' : 'play.risk';
  return { text: t(key, { count: atRisk }) };
}
