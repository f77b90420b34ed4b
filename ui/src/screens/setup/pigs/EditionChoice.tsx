import { useTranslation } from 'react-i18next';
import { OvalSketch } from '../../../games/pigs/OvalSketch';
import { useApp } from '../../../mirror/app';
import { useCard } from '../../../mirror/card';
import type { DraftOf } from '../../../mirror/draft';
import { Choice } from '../../../parts/Choice';
import './edition-choice.css';

/** The printed editions, each with a drawing of its track. */
export function EditionChoice({ game }: { game: DraftOf<'pigs'> }) {
  const { t } = useTranslation('setup');
  const changeGame = useCard((desk) => desk.changeGame);
  const editions = useApp((app) => app.hello?.editions) ?? [];
  return (
    <div className="tracks editions">
      <Choice
        look="cards"
        label={t('pigs.edition.title')}
        hideLabel
        value={game.rules.edition}
        onChange={(edition) => changeGame({ ...game, rules: { ...game.rules, edition } })}
        options={editions.map(({ name, spaces, rounds }) => ({
          id: name,
          label: t(`pigs.edition.name.${name}`),
          text: t('pigs.edition.text', { spaces, count: rounds }),
          picture: (
            <OvalSketch spaces={spaces} label={t('pigs.edition.sketch', { count: spaces })} />
          ),
        }))}
      />
    </div>
  );
}
