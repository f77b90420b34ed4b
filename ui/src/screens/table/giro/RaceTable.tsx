import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Table } from '../../../mirror/table';
import { Dialog } from '../../../parts/Dialog';
import { LiveRegion } from '../../../parts/LiveRegion';
import { TableFrame } from '../../../parts/TableFrame';
import { FairChance } from '../FairChance';
import { useFocus } from '../useFocus';
import { useKeys } from '../useKeys';
import { FinishBoard } from './FinishBoard';
import { RaceBoard } from './RaceBoard';
import { RaceDock } from './RaceDock';
import { RaceHead } from './RaceHead';
import { RaceSide } from './RaceSide';
import { whereabouts } from './sentences';
import { chosenCard, type Race, useRace } from './useRace';

/** What Enter does anywhere on the page: what the claret button does. */
function onEnter(race: Race): (() => void) | undefined {
  const { phase, choice, look, cord, place, pick } = race;
  if (phase.is === 'turn') return () => cord.open(phase.seat);
  if (phase.is === 'placing' && choice.chosen !== undefined) {
    const { chosen } = choice;
    return () => place(chosen);
  }
  const card = phase.is === 'picking' ? chosenCard(race) : undefined;
  if (card === undefined || card === look?.view.view.pick) return undefined;
  return () => pick(card);
}

/** A race from the first hedge to the podium. */
export function RaceTable({ table }: { table: Table }) {
  const { t } = useTranslation('table');
  const race = useRace(table);
  const { phase, look, staged, teller, spaces, lines } = race;
  const [where, setWhere] = useState<{ after: number; text: string }>();
  const [isFair, setFair] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const tellWhere = () => setWhere({ after: lines.length, text: whereabouts(teller, spaces) });
  const onEscape = phase.is === 'running' ? staged.skip : () => setWhere(undefined);
  useKeys({
    w: tellWhere,
    Enter: onEnter(race),
    ' ': phase.is === 'running' ? staged.skip : undefined,
    Escape: onEscape,
  });
  const acts = phase.is === 'picking' || (phase.is === 'placing' && phase.mine);
  useFocus(frame, JSON.stringify(phase), !acts || look !== undefined);

  return (
    <div ref={frame} className="race-table">
      <TableFrame
        masthead={<RaceHead race={race} onWhere={tellWhere} onFair={() => setFair(true)} />}
        board={
          <>
            {phase.is === 'over' ? <FinishBoard race={race} /> : <RaceBoard race={race} />}
            {where?.after === lines.length && (
              <p className="table-slip" role="status">
                {where.text}
              </p>
            )}
          </>
        }
        dock={<RaceDock race={race} />}
        side={
          <>
            <RaceSide race={race} />
            <LiveRegion sentences={lines.map(({ id, text }) => ({ id, text }))} />
          </>
        }
      />
      <Dialog title={t('fair.title')} isOpen={isFair} onClose={() => setFair(false)}>
        <FairChance {...table.state} />
      </Dialog>
    </div>
  );
}
