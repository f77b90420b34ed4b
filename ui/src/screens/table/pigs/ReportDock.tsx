import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { Resting } from './Resting';
import type { Gallop } from './useGallop';

/** A round has ended: what everybody has banked in it, and so far. */
export function ReportDock({ gallop, round }: { gallop: Gallop; round: number }) {
  const { t } = useTranslation('gallop');
  const { staged, lines } = gallop;
  return (
    <>
      <Now
        title={t('report.title', { round })}
        acts={
          <Button look="primary" keys="Enter" onPress={staged.moveOn}>
            {t('report.act', { round: round + 1 })}
          </Button>
        }
      >
        <p>{lines.at(-1)?.text}</p>
      </Now>
      <Resting gallop={gallop} />
    </>
  );
}
