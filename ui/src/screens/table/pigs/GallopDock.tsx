import { FoodDock } from './FoodDock';
import { LineUpDock } from './LineUpDock';
import { OverDock } from './OverDock';
import { PlayDock } from './PlayDock';
import { ReportDock } from './ReportDock';
import type { Gallop } from './useGallop';

/** What you do now: always at the same place, whatever it is. */
export function GallopDock({ gallop }: { gallop: Gallop }) {
  const { phase } = gallop;
  switch (phase.is) {
    case 'line-up':
      return <LineUpDock gallop={gallop} seat={phase.seat} mine={phase.mine} />;
    case 'food':
      return <FoodDock gallop={gallop} seat={phase.seat} mine={phase.mine} />;
    case 'report':
      return <ReportDock gallop={gallop} round={phase.round} />;
    case 'over':
      return <OverDock gallop={gallop} />;
    default:
      return <PlayDock gallop={gallop} />;
  }
}
