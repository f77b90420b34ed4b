import { useTranslation } from 'react-i18next';
import { HorsePicture } from '../../art/horse/Horse';
import { useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import './lost.css';

/** A page that has no screen to show: a wrong address, or an app that does not answer. */
export function LostScreen({ why }: { why: 'nowhere' | 'never' | 'gone' }) {
  const { t } = useTranslation('shell');
  const begin = useApp((app) => app.begin);
  return (
    <main className="lost">
      <div className="lost-bill">
        <h1 className="wood-type">{t('lost.title')}</h1>
        <div className="lost-picture">
          <HorsePicture pose="refuse" coat="chestnut" silks="green" />
        </div>
        <p>{t(`lost.${why}`)}</p>
        {why === 'nowhere' ? (
          <a className="lost-way" href="#/">
            {t('lost.home')}
          </a>
        ) : (
          <Button look="primary" onPress={() => begin()}>
            {t('lost.again')}
          </Button>
        )}
      </div>
    </main>
  );
}
