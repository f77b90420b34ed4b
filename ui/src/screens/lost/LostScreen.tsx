import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../mirror/app';
import { Button } from '../../parts/Button';
import { LostBill } from './LostBill';

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
    <LostBill title={t('lost.title')} text={t(`lost.${why}`)}>
      {why === 'nowhere' ? (
        <a className="lost-way" href="#/">
          {t('lost.home')}
        </a>
      ) : (
        <TryAgain />
      )}
    </LostBill>
  );
}
