import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Horse } from '../../art/horse/Horse';
import { Picture } from '../../art/Picture';
import { Hedge } from '../../art/scenery';
import { useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import './lost.css';

/** Asks the app once more, and says so where it still does not answer. */
function TryAgain() {
  const { t } = useTranslation('shell');
  const begin = useApp((app) => app.begin);
  const [tries, setTries] = useState(0);
  const again = async () => {
    await begin();
    setTries((count) => count + 1);
  };
  return (
    <>
      <Button look="primary" autoFocus onPress={again}>
        {t('lost.again')}
      </Button>
      <p role="status">{tries > 0 && <b key={tries}>{t('lost.still')}</b>}</p>
    </>
  );
}

/** A page that has no screen to show: a wrong address, or an app that does not answer. */
export function LostScreen({ why }: { why: 'nowhere' | 'never' | 'gone' }) {
  const { t } = useTranslation('shell');
  return (
    <main className="lost">
      <div className="lost-bill">
        <h1 className="wood-type">{t('lost.title')}</h1>
        <div className="lost-picture">
          <Picture viewBox="-60 -46 460 218">
            <Horse pose="refuse" coat="chestnut" silks="green" />
            <Hedge x={300} y={108} scale={2} />
          </Picture>
        </div>
        <p>{t(`lost.${why}`)}</p>
        {why === 'nowhere' ? (
          <a className="lost-way" href="#/">
            {t('lost.home')}
          </a>
        ) : (
          <TryAgain />
        )}
      </div>
    </main>
  );
}
