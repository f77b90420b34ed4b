import { useTranslation } from 'react-i18next';
import type { NastyRules } from '../../../ipc/bindings.gen';
import { useCard } from '../../../mirror/card';
import type { Draft, DraftOf } from '../../../mirror/draft';
import { ClockOption } from '../ClockOption';
import { Option } from '../Option';
import { BetLimit } from './BetLimit';
import { BookmakerChoice } from './BookmakerChoice';
import { FiguresChoice } from './FiguresChoice';
import { PauseOption } from './PauseOption';

interface Props {
  draft: Draft;
  game: DraftOf<'nasty'>;
}

/** What the table agrees on. */
export function NastyOptions({ draft, game }: Props) {
  const { t } = useTranslation('setup');
  const changeGame = useCard((desk) => desk.changeGame);
  const { deck, lanes } = game.rules;
  const change = (rules: NastyRules) => changeGame({ ...game, rules: { ...game.rules, ...rules } });
  return (
    <ul className="options">
      <FiguresChoice book={game.book} onChoose={(book) => changeGame({ ...game, book })} />
      <Option
        isBrief
        title={t('nasty.deck.title')}
        rule="N-39"
        value={deck}
        onChange={(id) => change({ deck: id })}
        names={(['nasty', 'milder'] as const).map((id) => [id, t(`nasty.deck.name.${id}`)])}
        text={t(`nasty.deck.text.${game.book === null ? deck : 'own'}`)}
      />
      <Option
        isBrief
        title={t('nasty.lanes.title')}
        rule="N-12"
        value={lanes}
        onChange={(id) => change({ lanes: id })}
        names={(['all', 'inner'] as const).map((id) => [id, t(`nasty.lanes.name.${id}`)])}
        text={t(`nasty.lanes.text.${lanes}`)}
      />
      <BetLimit
        limit={game.rules['bet-limit']}
        onLimit={(limit) => change({ 'bet-limit': limit })}
      />
      <BookmakerChoice
        runners={draft.runners}
        bookmaker={game.rules.bookmaker}
        onAppoint={(bookmaker) => change({ bookmaker })}
      />
      <PauseOption draft={draft} />
      <ClockOption draft={draft} rule="N-38" />
    </ul>
  );
}
