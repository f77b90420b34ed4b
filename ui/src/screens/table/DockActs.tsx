import { useTranslation } from 'react-i18next';
import type { Seat, Setup } from '../../ipc/bindings.gen';
import { hasGuests } from '../../mirror/party';
import { seatsHere } from '../../mirror/seats';
import type { Table } from '../../mirror/table';
import { Button } from '../../parts/Button';
import { PrintButton } from '../print/PrintButton';
import type { Acts } from './useActs';
import { goHome, playBack, rematch } from './ways';

/** The way to the end of what is being played. */
export function SkipAct({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('table');
  return (
    <span className="run-skip">
      <Button small icon="skip" keys={t('acts.skipKey')} onPress={onSkip}>
        {t('acts.skip')}
      </Button>
    </span>
  );
}

interface UndoProps {
  acts: Acts;
  setup: Setup;
  seat: Seat | null | undefined;
  /** Who is asked just now. */
  asked?: Seat | undefined;
}

/**
 * Takes back what was done last, where the app says that somebody here may: named, where several are here and another is
 * asked already.
 */
export function UndoAct({ acts, setup, seat, asked }: UndoProps) {
  const { t } = useTranslation('table');
  if (typeof seat !== 'number') return null;
  const isNamed = asked !== undefined && asked !== seat && seatsHere(setup).length > 1;
  return (
    <Button small icon="undo" onPress={() => void acts.undo(seat)}>
      {isNamed ? t('acts.undoOf', { name: setup.seats[seat]?.name }) : t('acts.undo')}
    </Button>
  );
}

/** What now, after the end. A table on the network is set up anew by its host. */
export function EndActs({ table }: { table: Table }) {
  const { t } = useTranslation('table');
  const { t: print } = useTranslation('print');
  const { id, setup } = table;
  return (
    <>
      {!hasGuests(setup) && (
        <Button look="primary" onPress={() => void rematch(id)}>
          {t('acts.again')}
        </Button>
      )}
      <Button icon="eye" onPress={() => void playBack(id)}>
        {t('acts.replay')}
      </Button>
      <PrintButton source={{ of: 'table', table: id }} seats={setup.seats} label={print('title')} />
      <Button icon="home" onPress={goHome}>
        {t('acts.home')}
      </Button>
    </>
  );
}
