// Every event as one sentence of a race caller. The words stand in `words/`; here it is decided which.
import type { NastyEvent, NastyView, Seat } from '../../../ipc/bindings.gen';
import { cardSentence } from './cardSentences';
import { horseOf, nameOf, oddsOf, placeOf, raceOf, spotOf, type Teller, winnersOf } from './names';

type Told<Kind extends NastyEvent['event']> = Extract<NastyEvent, { event: Kind }>;

function lanes(teller: Teller, { rows }: Told<'lanes-dealt'>): string {
  const { t } = teller;
  const horses = rows.toSorted((a, b) => a.lane - b.lane);
  return t('event.lanes', {
    horses: horses.map(({ seat, grade, lane }) =>
      t('event.lane', { horse: horseOf(teller, seat), grade, lane }),
    ),
  });
}

function stakesShown(teller: Teller, { stakes }: Told<'stakes-shown'>): string {
  const total = stakes.reduce((all, stake) => all + stake, 0);
  if (total === 0) return teller.t('event.noStakes');
  return teller.t('event.stakes', { sum: teller.sum(total) });
}

function moved(teller: Teller, event: Told<'moved'>): string {
  const { t, nasty } = teller;
  const { seat, from, path, finish, jumped, landed, section } = event;
  const horse = horseOf(teller, seat);
  const spot = path.at(-1) ?? from;
  if (finish) return t('event.toPost', { horse });
  if (landed) {
    return t('event.landed', { horse, fence: nasty(`fence.${landed}`), lane: spot.lane });
  }
  if (section) {
    return t('event.section', { horse, section: nasty(`section.${section}`), lane: spot.lane });
  }
  const told = { horse, spot: spotOf(teller, spot) };
  if (jumped.length === 0) return t('event.moved', told);
  return t('event.jumped', { ...told, fences: jumped.map((fence) => nasty(`fence.${fence}`)) });
}

function judged(teller: Teller, { on, dice, sustained }: Told<'judged'>): string {
  const [first, second] = dice;
  const horse = horseOf(teller, on);
  if (sustained) return teller.t('event.sustained', { horse, die: first });
  return teller.t('event.dismissed', { horse, first, second });
}

function over(teller: Teller, { cash }: Told<'over'>): string | undefined {
  const winners = winnersOf(teller.result);
  const [winner, ...others] = winners;
  if (winner === undefined) return undefined;
  const sum = teller.sum(cash[winner] ?? 0);
  if (others.length === 0) return teller.t('event.wins', { name: nameOf(teller, winner), sum });
  return teller.t('event.share', { names: winners.map((seat) => nameOf(teller, seat)), sum });
}

/** What is said of money that changes hands. */
function moneySentence(teller: Teller, event: NastyEvent): string | undefined {
  const { t, sum } = teller;
  const name = 'seat' in event ? nameOf(teller, event.seat) : '';
  switch (event.event) {
    case 'deposit-paid':
      return t('event.deposit', { name, sum: sum(event.deposit) });
    case 'deposit-back':
      return t('event.depositBack', { name, sum: sum(event.deposit) });
    case 'deposit-lost':
      return t('event.depositLost', { name, sum: sum(event.deposit) });
    case 'prize-paid':
      if (event.untaken) return t('event.untaken', { name, sum: sum(event.prize) });
      return t('event.prize', { name, sum: sum(event.prize), place: placeOf(teller, event.place) });
    case 'bet-settled': {
      const told = { name, stake: sum(event.stake), horse: horseOf(teller, event.on) };
      if (event.paid === 0) return t('event.lost', told);
      return t('event.won', { ...told, odds: oddsOf(teller, event.odds), sum: sum(event.paid) });
    }
    case 'race-over':
      return t('event.raceOver', { race: raceOf(teller, event.race) });
    case 'over':
      return over(teller, event);
    default:
      return undefined;
  }
}

/** What is said after the running, before the money. */
function afterSentence(teller: Teller, event: NastyEvent): string | undefined {
  const { t } = teller;
  const horse = 'seat' in event ? horseOf(teller, event.seat) : '';
  switch (event.event) {
    case 'photo-turned': {
      const { place, over: other, over_place: otherPlace } = event;
      return t('event.photoTurned', {
        horse,
        place: placeOf(teller, place),
        over: horseOf(teller, other),
        overPlace: placeOf(teller, otherPlace),
      });
    }
    case 'claim-spent':
      return t('event.claimSpent', { over: horseOf(teller, event.over) });
    case 'called':
      if (event.finished.length === 0) return t('event.calledNone');
      return t('event.called', { horses: event.finished.map((seat) => horseOf(teller, seat)) });
    case 'judged':
      return judged(teller, event);
    case 'moved-up':
      return t('event.movedUp', { horse, place: placeOf(teller, event.place) });
    case 'ready':
      return t('event.ready', { name: nameOf(teller, event.seat) });
    default:
      return moneySentence(teller, event);
  }
}

/** What is said while the horses run. */
function runSentence(teller: Teller, event: NastyEvent): string | undefined {
  const { t, nasty } = teller;
  const horse = 'seat' in event ? horseOf(teller, event.seat) : '';
  switch (event.event) {
    case 'rolled': {
      const { die, veer } = event;
      return t(veer ? `event.veers.${veer}` : 'event.rolled', { horse, die });
    }
    case 'stuck':
      return t(event.doubled ? 'event.stuckDoubled' : 'event.stuck', { horse });
    case 'moved':
      return moved(teller, event);
    case 'home':
      return t('event.home', { horse, place: placeOf(teller, event.place) });
    case 'doubled': {
      const section = nasty(`section.${event.section}`);
      return t('event.doubled', { horse, section, pips: event.pips });
    }
    case 'not-doubled':
      return t('event.notDoubled', { horse });
    case 'turn-lost':
      return t(event.left > 0 ? 'event.about' : 'event.back', { horse });
    case 'tailed-off':
      return t('event.tailedOff', { horse, name: nameOf(teller, event.seat) });
    case 'card-played':
      return cardSentence(teller, event.seat, event.play);
    case 'cards-back': {
      const count = event.cards.length;
      return t('event.cardsBack', { name: nameOf(teller, event.seat), count });
    }
    default:
      return afterSentence(teller, event);
  }
}

/**
 * The sentence of an event. What only its own player sees needs none, and a call for the die is told
 * by the die.
 */
export function sentenceOf(teller: Teller, event: NastyEvent): string | undefined {
  const { t } = teller;
  const name = 'seat' in event ? nameOf(teller, event.seat) : '';
  switch (event.event) {
    case 'all-dealt':
      return t('event.dealt', { count: event.undealt });
    case 'races-drawn':
      return t('event.races', { races: event.races.map((race) => raceOf(teller, race)) });
    case 'entry-sealed':
      return t('event.entered', { name });
    case 'lanes-dealt':
      return lanes(teller, event);
    case 'chalked': {
      const { seat, odds } = event.row;
      return t('event.chalked', { name, horse: horseOf(teller, seat), odds: oddsOf(teller, odds) });
    }
    case 'bet-sealed':
      return t('event.bet', { name });
    case 'stakes-shown':
      return stakesShown(teller, event);
    default:
      return runSentence(teller, event);
  }
}

type Field = Pick<NastyView, 'horses' | 'finished'>;

function whereOf(teller: Teller, { finished }: Field, horse: Field['horses'][number]): string {
  const { t } = teller;
  const told = { horse: horseOf(teller, horse.seat) };
  if (horse.fate === 'running') {
    return t('where.runs', { ...told, where: spotOf(teller, horse.spot) });
  }
  if (horse.fate !== 'home') return t(`where.${horse.fate}`, told);
  return t('where.home', { ...told, place: placeOf(teller, finished.indexOf(horse.seat) + 1) });
}

/** Where everybody is, in one sentence: those at home, then those who run, then those who are out. */
export function whereabouts(teller: Teller, field: Field): string {
  const { t } = teller;
  if (field.horses.length === 0) return t('where.none');
  const rank = ({ fate, seat, left }: Field['horses'][number]): number => {
    if (fate === 'home') return field.finished.indexOf(seat as Seat) - 100;
    return fate === 'running' ? left : 1000;
  };
  const order = field.horses.toSorted((a, b) => rank(a) - rank(b));
  return t('where.all', { horses: order.map((horse) => whereOf(teller, field, horse)) });
}
