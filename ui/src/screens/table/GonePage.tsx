import { useTranslation } from 'react-i18next';
import type { Mirror } from '../../mirror/table';
import { Button } from '../../parts/Button';
import { LostBill } from '../lost/LostBill';
import { goHome } from './ways';

type Gone = Extract<Mirror, { kind: 'gone' }>;

/** A table that is no longer there, and the way home. */
export function GonePage({ why }: { why: Gone['why'] }) {
  const { t } = useTranslation('table');
  return (
    <LostBill title={t('gone.title')} text={t(`gone.${why}`)}>
      <Button look="primary" icon="home" autoFocus onPress={goHome}>
        {t('gone.home')}
      </Button>
    </LostBill>
  );
}
