import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableId } from '../../ipc/bindings.gen';
import { Button } from '../../parts/Button';
import { Dialog } from '../../parts/Dialog';
import { Menu } from '../../parts/Menu';
import { goHome, leave, openSettings, rematch } from './ways';

interface Props {
  table: TableId;
  onWhere: () => void;
  onFair: () => void;
}

/** What else can be done at a table. What ends the race asks first. */
export function TableMenu({ table, onWhere, onFair }: Props) {
  const { t } = useTranslation('table');
  const [asks, setAsks] = useState<'leave' | 'again'>();
  const ending = asks ?? 'leave';
  const end = () => {
    setAsks(undefined);
    void (ending === 'leave' ? leave(table) : rematch(table));
  };
  return (
    <>
      <Menu
        label={t('acts.menu')}
        acts={[
          { id: 'where', label: t('acts.where'), icon: 'eye', onAction: onWhere },
          { id: 'fair', label: t('fair.title'), icon: 'dice', onAction: onFair },
          { id: 'settings', label: t('acts.settings'), icon: 'settings', onAction: openSettings },
          { id: 'home', label: t('acts.home'), icon: 'home', onAction: goHome },
          {
            id: 'again',
            label: t('acts.restart'),
            icon: 'undo',
            onAction: () => setAsks('again'),
          },
          { id: 'leave', label: t('acts.leave'), icon: 'close', onAction: () => setAsks('leave') },
        ]}
      />
      <Dialog
        title={t(`ending.${ending}.title`)}
        isOpen={asks !== undefined}
        onClose={() => setAsks(undefined)}
        acts={
          <>
            <Button onPress={() => setAsks(undefined)}>{t('ending.stay')}</Button>
            <Button look="primary" onPress={end}>
              {t(`ending.${ending}.act`)}
            </Button>
          </>
        }
      >
        <p>{t(`ending.${ending}.text`)}</p>
      </Dialog>
    </>
  );
}
