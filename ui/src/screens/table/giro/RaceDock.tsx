import { FinishDock } from './FinishDock';
import { PickDock } from './PickDock';
import { PlaceDock } from './PlaceDock';
import { RunDock } from './RunDock';
import { TurnDock } from './TurnDock';
import type { Race } from './useRace';
import { WaitDock } from './WaitDock';

/** What you do now: always at the same place, whatever it is. */
export function RaceDock({ race }: { race: Race }) {
  const { phase } = race;
  switch (phase.is) {
    case 'running':
      return <RunDock race={race} />;
    case 'placing':
      return <PlaceDock race={race} seat={phase.seat} mine={phase.mine} />;
    case 'picking':
      return <PickDock race={race} seat={phase.seat} />;
    case 'turn':
      return <TurnDock race={race} seat={phase.seat} closed={phase.closed} />;
    case 'waiting':
      return <WaitDock race={race} />;
    case 'over':
      return <FinishDock race={race} />;
  }
}
