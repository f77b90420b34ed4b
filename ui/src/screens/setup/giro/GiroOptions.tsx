import { useTranslation } from 'react-i18next';
import type { GiroRules } from '../../../ipc/bindings.gen';
import { useCard } from '../../../mirror/card';
import type { Draft, DraftOf } from '../../../mirror/draft';
import { ClockOption } from '../ClockOption';
import { Option } from '../Option';

interface Props {
  draft: Draft;
  game: DraftOf<'giro'>;
}

/** What the table agrees on, besides the course. */
export function GiroOptions({ draft, game }: Props) {
  const { t } = useTranslation('setup');
  const changeGame = useCard((card) => card.changeGame);
  const { obstacles, ties, 'cards-left': cardsLeft } = game.rules;
  const change = (rules: GiroRules) => changeGame({ ...game, rules: { ...game.rules, ...rules } });
  return (
    <ul className="options">
      <Option
        title={t('giro.obstacles.title')}
        rule="G-10"
        value={obstacles}
        onChange={(id) => change({ obstacles: id })}
        names={(['placed', 'drawn'] as const).map((id) => [id, t(`giro.obstacles.name.${id}`)])}
        text={t(`giro.obstacles.text.${obstacles}`)}
      />
      <Option
        title={t('giro.ties.title')}
        rule="G-22"
        value={ties}
        onChange={(id) => change({ ties: id })}
        names={(['rear-first', 'rear-only'] as const).map((id) => [id, t(`giro.ties.name.${id}`)])}
        text={t(`giro.ties.text.${ties}`)}
      />
      <Option
        title={t('giro.cardsLeft.title')}
        rule="G-27"
        value={cardsLeft}
        onChange={(id) => change({ 'cards-left': id })}
        names={(['remember', 'shown'] as const).map((id) => [id, t(`giro.cardsLeft.name.${id}`)])}
        text={t(`giro.cardsLeft.text.${cardsLeft}`)}
      />
      <ClockOption draft={draft} rule="G-28" />
    </ul>
  );
}
