import { useTranslation } from 'react-i18next';
import type { PigsRules } from '../../../ipc/bindings.gen';
import { useCard } from '../../../mirror/card';
import type { Draft, DraftOf } from '../../../mirror/draft';
import { ClockOption } from '../ClockOption';
import { Option } from '../Option';

interface Props {
  draft: Draft;
  game: DraftOf<'pigs'>;
}

const OFF_ON = ['off', 'on'] as const;

/** What the table agrees on, besides the edition. */
export function PigsOptions({ draft, game }: Props) {
  const { t } = useTranslation('setup');
  const changeGame = useCard((desk) => desk.changeGame);
  const { rounds, draws, 'track-food': trackFood, gentle } = game.rules;
  const change = (rules: PigsRules) => changeGame({ ...game, rules: { ...game.rules, ...rules } });
  const [food, kindness] = [trackFood ? 'on' : 'off', gentle ? 'on' : 'off'] as const;
  return (
    <ul className="options">
      <Option
        title={t('pigs.rounds.title')}
        rule="P-13"
        value={rounds}
        onChange={(id) => change({ rounds: id })}
        names={(['book', 'fair'] as const).map((id) => [id, t(`pigs.rounds.name.${id}`)])}
        text={t(`pigs.rounds.text.${rounds}`)}
      />
      <Option
        title={t('pigs.draws.title')}
        rule="P-16"
        value={draws}
        onChange={(id) => change({ draws: id })}
        names={(['shared', 'rounds-then-best'] as const).map((id) => [
          id,
          t(`pigs.draws.name.${id}`),
        ])}
        text={t(`pigs.draws.text.${draws}`)}
      />
      <Option
        isBrief
        title={t('pigs.trackFood.title')}
        rule="P-17"
        value={food}
        onChange={(id) => change({ 'track-food': id === 'on' })}
        names={OFF_ON.map((id) => [id, t(`pigs.trackFood.name.${id}`)])}
        text={t(`pigs.trackFood.text.${food}`)}
      />
      <Option
        isBrief
        title={t('pigs.gentle.title')}
        rule="P-21"
        value={kindness}
        onChange={(id) => change({ gentle: id === 'on' })}
        names={OFF_ON.map((id) => [id, t(`pigs.gentle.name.${id}`)])}
        text={t(`pigs.gentle.text.${kindness}`)}
      />
      <ClockOption draft={draft} rule="P-23" />
    </ul>
  );
}
