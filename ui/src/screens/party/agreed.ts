// By which rules a table plays, in the words of the race card. Pure.
import type { TFunction } from 'i18next';
import type { Setup } from '../../ipc/bindings.gen';
import type { GameDraft } from '../../mirror/draft';

/** What is agreed on: the option, and what was chosen. */
export type Agreed = readonly [title: string, choice: string];

type Words = TFunction<'setup'>;

function ofGame(t: Words, game: GameDraft, sum: (pounds: number) => string): Agreed[] {
  switch (game.game) {
    case 'giro': {
      const { course, obstacles, ties } = game.rules;
      const left = game.rules['cards-left'];
      return [
        [t('giro.course.title'), t(`giro.course.name.${course}`)],
        [t('giro.obstacles.title'), t(`giro.obstacles.name.${obstacles}`)],
        [t('giro.ties.title'), t(`giro.ties.name.${ties}`)],
        [t('giro.cardsLeft.title'), t(`giro.cardsLeft.name.${left}`)],
      ];
    }
    case 'pigs': {
      const { edition, rounds, draws, gentle } = game.rules;
      const food = game.rules['track-food'] ? 'on' : 'off';
      return [
        [t('pigs.edition.title'), t(`pigs.edition.name.${edition}`)],
        [t('pigs.rounds.title'), t(`pigs.rounds.name.${rounds}`)],
        [t('pigs.draws.title'), t(`pigs.draws.name.${draws}`)],
        [t('pigs.trackFood.title'), t(`pigs.trackFood.name.${food}`)],
        [t('pigs.gentle.title'), t(`pigs.gentle.name.${gentle ? 'on' : 'off'}`)],
      ];
    }
    case 'nasty': {
      const { deck, lanes, bookmaker } = game.rules;
      const limit = game.rules['bet-limit'];
      return [
        [t('nasty.deck.title'), t(`nasty.deck.name.${deck}`)],
        [t('nasty.lanes.title'), t(`nasty.lanes.name.${lanes}`)],
        [t('nasty.betLimit.title'), limit === null ? t('nasty.betLimit.name.none') : sum(limit)],
        [
          t('nasty.bookmaker.title'),
          t(`nasty.bookmaker.name.${bookmaker === 'app' ? 'app' : 'hand'}`),
        ],
      ];
    }
  }
}

/** All that is agreed on, the clock last. */
export function agreedOn(t: Words, setup: Setup, sum: (pounds: number) => string): Agreed[] {
  const { clock } = setup;
  const time = clock === null ? t('clock.name.none') : t('clock.each', { count: clock });
  // A told set-up names all of its options.
  return [...ofGame(t, setup.game as GameDraft, sum), [t('clock.title'), time]];
}
