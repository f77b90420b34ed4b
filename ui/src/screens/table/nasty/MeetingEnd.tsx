import { useTranslation } from 'react-i18next';
import { Podium, type PodiumHorse } from '../../../art/Podium';
import { MoneyChart } from '../../../games/nasty/MoneyChart';
import { silksOf } from './hand';
import { cardNameOf, horseOf, nameOf, oddsOf, raceOf, type Teller } from './names';
import { moneyLines } from './races';
import { type Tale, taleOf } from './tale';
import type { Telling } from './useTelling';

function winText(teller: Teller, win: Tale['win']): string {
  const { t, sum } = teller;
  if (!win) return t('over.win.none');
  return t('over.win.bet', {
    name: nameOf(teller, win.seat),
    stake: sum(win.stake),
    horse: horseOf(teller, win.on),
    odds: oddsOf(teller, win.odds),
    race: raceOf(teller, win.race),
    sum: sum(win.paid),
  });
}

function cardText(teller: Teller, played: Tale['card']): string {
  const { t, sum } = teller;
  if (!played) return t('over.card.none');
  return t(played.worth > 0 ? 'over.card.text' : 'over.card.plain', {
    name: nameOf(teller, played.seat),
    card: cardNameOf(teller, played.card),
    race: raceOf(teller, played.race),
    horse: horseOf(teller, played.on),
    sum: sum(played.worth),
  });
}

function oddsText(teller: Teller, outsider: Tale['outsider']): string {
  const { t } = teller;
  if (!outsider) return t('over.odds.none');
  return t('over.odds.text', {
    horse: horseOf(teller, outsider.seat),
    name: nameOf(teller, outsider.seat),
    race: raceOf(teller, outsider.race),
    odds: oddsOf(teller, outsider.odds),
  });
}

/** The players from the richest down, each with the horse that ran for them. */
function podiumOf({ seats, result, sum }: Teller, cash: readonly number[]): PodiumHorse[] {
  const groups = (result ?? []).map((group) => [group].flat());
  return groups.flatMap((group, index) => {
    const before = groups.slice(0, index).flat().length;
    return group.map((seat) => ({
      silks: silksOf(seats, seat),
      coat: seats[seat]?.horse?.coat ?? 'bay',
      name: seats[seat]?.name ?? '',
      who: sum(cash[seat] ?? 0),
      place: before + 1,
    }));
  });
}

interface Props {
  meeting: Pick<Telling, 'teller' | 'view' | 'races'>;
  /** Is everybody's money drawn here, and not in the dock? */
  isCharted?: boolean;
}

/** The end of a meeting: who has won it, and what one will tell of it. */
export function MeetingEnd({ meeting, isCharted = true }: Props) {
  const { t } = useTranslation('meeting');
  const { teller, view, races } = meeting;
  const tale = taleOf(races);
  const placed = podiumOf(teller, view.cash);
  const story = [
    { title: t('over.win.title'), text: winText(teller, tale.win) },
    { title: t('over.card.title'), text: cardText(teller, tale.card) },
    { title: t('over.odds.title'), text: oddsText(teller, tale.outsider) },
  ];
  return (
    <section
      className={isCharted ? 'sheet end-sheet end-charted' : 'sheet end-sheet'}
      aria-label={t('watch.over')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <div className="end-podium">
        <Podium
          placed={placed}
          unplaced={[]}
          label={t('over.order', { names: placed.map(({ name }) => name) })}
        />
      </div>
      <section className="end-story" aria-label={t('over.story')}>
        <h2>{t('over.story')}</h2>
        <dl>
          {story.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {isCharted && <MoneyChart lines={moneyLines(teller, races)} races={view.races.length} />}
    </section>
  );
}
