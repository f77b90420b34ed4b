import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../ipc/bindings.gen';
import { hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { EndActs, UndoAct } from '../DockActs';
import { nameOf, raceOf, winnersOf } from './names';
import { moveInMind } from './turn';
import type { Meeting } from './useMeeting';

/** The race is called: one is ready, or objects. */
function CalledNow({ meeting, waits }: { meeting: Meeting; waits: readonly Seat[] }) {
  const { t } = useTranslation('meeting');
  const { act, acts, desk, table, teller } = meeting;
  const ready = moveInMind(meeting);
  const said = acts.said ?? desk.acts.said;
  const names = waits.map((seat) => nameOf(teller, seat));
  const isWaiting = !(ready || hasCurtain(table.setup));
  return (
    <Now
      title={t('called.title')}
      acts={
        <>
          {ready && (
            <Button look="primary" keys="Enter" onPress={() => void act(ready.seat, ready.move)}>
              {t('called.act')}
            </Button>
          )}
          <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} />
        </>
      }
    >
      {said ? (
        <WhyNot {...said} />
      ) : (
        <p>{isWaiting ? t('called.waiting', { names }) : t('called.how')}</p>
      )}
    </Now>
  );
}

/** A race has been settled. */
function ReportNow({ meeting, number }: { meeting: Meeting; number: number }) {
  const { t } = useTranslation('meeting');
  const { teller, races, staged, view } = meeting;
  const race = races.find((one) => one.number === number);
  const cash = race?.cash ?? [];
  const most = Math.max(...cash);
  const names = cash.flatMap((purse, seat) => (purse === most ? [nameOf(teller, seat)] : []));
  const [name = ''] = names;
  const told = { name, names, sum: teller.sum(most) };
  return (
    <Now
      title={t('report.title', { race: race ? raceOf(teller, race.race) : '' })}
      acts={
        <Button look="primary" keys="Enter" onPress={staged.moveOn}>
          {number < view.races.length ? t('report.act', { number: number + 1 }) : t('report.end')}
        </Button>
      }
    >
      <p>{t(names.length > 1 ? 'report.shared' : 'report.how', told)}</p>
    </Now>
  );
}

/** The end: who has won, alone or together, and what now. */
function OverNow({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('meeting');
  const { teller, view, table } = meeting;
  const winners = winnersOf(view.result);
  const names = winners.map((seat) => nameOf(teller, seat));
  const [name = ''] = names;
  const isShared = names.length > 1;
  const sum = teller.sum(view.cash[winners[0] ?? 0] ?? 0);
  return (
    <Now
      title={isShared ? t('over.share', { names }) : t('over.wins', { name })}
      acts={<EndActs table={table} />}
    >
      <p>{t(isShared ? 'over.withEach' : 'over.with', { sum })}</p>
    </Now>
  );
}

/** After a race, and after the last one. */
export function AfterNow({ meeting }: { meeting: Meeting }) {
  const { phase } = meeting;
  switch (phase.is) {
    case 'called':
      return <CalledNow meeting={meeting} waits={phase.waits} />;
    case 'report':
      return <ReportNow meeting={meeting} number={phase.race} />;
    case 'over':
      return <OverNow meeting={meeting} />;
    default:
      return null;
  }
}
