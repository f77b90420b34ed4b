import { useTranslation } from 'react-i18next';
import type { Table } from '../../../mirror/table';
import { TablePage } from '../TablePage';
import { courseOf } from './cast';
import { FinishBoard } from './FinishBoard';
import { RaceBoard } from './RaceBoard';
import { RaceDock } from './RaceDock';
import { RaceProgress } from './RaceProgress';
import { RaceStanding } from './RaceStanding';
import { whereabouts } from './sentences';
import { chosenCard, type Race, useRace } from './useRace';

function onEnter(race: Race): (() => void) | undefined {
  const { phase, choice, look, cord, place, pick } = race;
  if (phase.is === 'turn') return () => cord.open(phase.seat);
  if (phase.is === 'placing' && choice.chosen !== undefined) {
    const { chosen } = choice;
    return () => place(chosen);
  }
  const card = phase.is === 'picking' ? chosenCard(race) : undefined;
  if (card === undefined || card === look?.view.pick) return undefined;
  return () => pick(card);
}

/** A race from the first hedge to the podium. */
export function RaceTable({ table }: { table: Table }) {
  const { t } = useTranslation('race');
  const { t: giro } = useTranslation('giro');
  const race = useRace(table);
  const { taste, phase, look, staged, teller, spaces, lines, view } = race;
  const course = courseOf(giro, view.course);
  const acts = phase.is === 'picking' || (phase.is === 'placing' && phase.mine);
  return (
    <TablePage
      table={table}
      taste={taste}
      heading={{
        title: giro('name'),
        note: (
          <>
            {course.name}
            <br />
            {t('spaces', { count: course.length })}
          </>
        ),
        progress: <RaceProgress view={view} />,
      }}
      board={phase.is === 'over' ? <FinishBoard {...race} /> : <RaceBoard race={race} />}
      dock={<RaceDock race={race} />}
      standing={<RaceStanding race={race} />}
      lines={lines}
      where={() => whereabouts(teller, spaces)}
      onEnter={onEnter(race)}
      onSkip={phase.is === 'running' ? staged.skip : undefined}
      isOver={phase.is === 'over'}
      isReady={!acts || look !== undefined}
    />
  );
}
