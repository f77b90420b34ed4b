// Every event as one spoken sentence. The words stand in `words/`; here it is decided which.
import type { TFunction } from 'i18next';
import { written } from '../../../games/pigs/picture';
import type {
  Pig,
  PigsEvent,
  PigsRefusal,
  Runner,
  Seat,
  SeatSetup,
  Standings,
} from '../../../ipc/bindings.gen';

type Told<Kind extends PigsEvent['event']> = Extract<PigsEvent, { event: Kind }>;

export interface Teller {
  t: TFunction<'gallop'>;
  pigs: TFunction<'pigs'>;
  seats: readonly SeatSetup[];
  /** Who won, once somebody has. */
  result: Standings | null;
}

export const nameOf = ({ seats }: Pick<Teller, 'seats'>, seat: Seat): string =>
  seats[seat]?.name ?? '';

export const pigOf = ({ pigs }: Pick<Teller, 'pigs'>, pig: Pig): string => pigs(`pig.${pig}`);

/** Those who hold the first place: more than one where they share it. */
export function winnersOf(result: Standings | null): Seat[] {
  const [first = []] = result ?? [];
  return [first].flat();
}

function played(teller: Teller, { seat, pig, to, leapt }: Told<'played'>): string {
  const { t } = teller;
  const told = { name: nameOf(teller, seat), pig: pigOf(teller, pig), at: written(to) };
  if (leapt.length === 0) return t('event.moved', told);
  return t('event.leapt', { ...told, pigs: leapt.map((one) => pigOf(teller, one)) });
}

/** What each seat has banked in a round, as items of a list. */
function banksOf(teller: Teller, banked: readonly number[]): string[] {
  return banked.map((count, seat) => {
    const name = nameOf(teller, seat);
    return teller.t(count > 0 ? 'report.bank' : 'report.nothing', { name, count });
  });
}

function over(teller: Teller, { banked }: Told<'over'>): string | undefined {
  const winners = winnersOf(teller.result);
  const [winner, ...others] = winners;
  if (winner === undefined) return undefined;
  const count = banked[winner] ?? 0;
  if (others.length === 0) return teller.t('event.wins', { name: nameOf(teller, winner), count });
  return teller.t('event.share', { names: winners.map((seat) => nameOf(teller, seat)), count });
}

/** The sentence of an event. Only its own player sees a deal, who needs no words for it. */
export function sentenceOf(teller: Teller, event: PigsEvent): string | undefined {
  const { t } = teller;
  const name = 'seat' in event ? nameOf(teller, event.seat) : '';
  switch (event.event) {
    case 'starter-drawn':
      return t('event.starter', { name });
    case 'lined-up':
      return t('event.linedUp', { name, pigs: event.pigs.map((pig) => pigOf(teller, pig)) });
    case 'food-put':
      return t('event.foodPut', { name, at: event.at });
    case 'dealt':
      return undefined;
    case 'all-dealt':
      return t('event.dealt', { count: event.undealt });
    case 'played':
      return played(teller, event);
    case 'took-lead':
      return t('event.tookLead', { name });
    case 'found-food':
      return t('event.foundFood', { name, at: event.at });
    case 'banked':
      return t('event.banked', { name, count: event.food });
    case 'spared':
      if (event.food === 0) return t('event.lastFailed', { name });
      return t('event.spared', { name, count: event.food });
    case 'lost':
      if (event.food === 0) return t('event.lastFailed', { name });
      return t('event.lost', { name, count: event.food });
    case 'round-over': {
      const { round, banked } = event;
      return t('event.roundOver', { round, banks: banksOf(teller, banked) });
    }
    case 'over':
      return over(teller, event);
  }
}

/** Where everybody is, in one sentence, the leader first. */
export function whereabouts(teller: Teller, pigs: readonly Runner[]): string {
  const { t } = teller;
  if (pigs.length === 0) return t('where.none');
  const order = [...pigs].sort((a, b) => b.at - a.at);
  return t('where.pigs', {
    pigs: order.map(({ pig, at }) =>
      t('where.on', { pig: pigOf(teller, pig), at: written(Math.round(at)) }),
    ),
  });
}

/** Why a rule refuses. */
export function refusalText(teller: Teller, refusal: PigsRefusal): string {
  const { t } = teller;
  switch (refusal.why) {
    case 'not-your-line-up':
      return t('refusal.notYourLineUp');
    case 'not-five-pigs':
      return t('refusal.notFivePigs');
    case 'not-your-food':
      return t('refusal.notYourFood');
    case 'off-track':
      return t('refusal.offTrack', { at: refusal.at });
    case 'near-start':
      return t('refusal.nearStart', { at: refusal.at });
    case 'pig-there':
      return t('refusal.pigThere', { at: refusal.at });
    case 'food-there':
      return t('refusal.foodThere', { at: refusal.at });
    case 'not-your-turn':
      return t('refusal.notYourTurn');
    case 'not-held':
      return t('refusal.notHeld', { pig: pigOf(teller, refusal.card) });
  }
}
