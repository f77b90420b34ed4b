import { useTranslation } from 'react-i18next';
import { type TurnedCard, TurnedCards } from '../../../games/giro/TurnedCards';
import { Now } from '../../../parts/TableFrame';
import { SkipAct } from '../DockActs';
import { type Cast, riderOf } from './cast';
import type { Run } from './scene';
import { reasonOf } from './sentences';
import type { Race } from './useRace';

/** The cards of the run, in the order of the moves. */
function cardsOf(cast: Cast, { turns, on }: Run): TurnedCard[] {
  return turns.map(({ seat, card }, index) => {
    const { silks, horse } = riderOf(cast, seat);
    const state = index < on ? 'done' : index === on ? 'now' : 'waiting';
    return { seat, silks, horse, card, state };
  });
}

/** The run: which card is on and why, and a way to its end. */
export function RunDock({ race }: { race: Race }) {
  const { t } = useTranslation('race');
  const { run, heard, lines, teller, staged } = race;
  const reason = reasonOf(teller, heard);
  return (
    <>
      <Now
        title={t('run.title', { round: run?.round ?? race.view.round })}
        acts={<SkipAct onSkip={staged.skip} />}
      >
        {run && run.on < 0 ? (
          <p>{t('run.revealed')}</p>
        ) : (
          <>
            {reason && <p className="run-why">{reason}</p>}
            <p className="run-told">{lines.at(-1)?.text}</p>
          </>
        )}
      </Now>
      {run && <TurnedCards cards={cardsOf(teller.cast, run)} label={t('run.order')} />}
    </>
  );
}
