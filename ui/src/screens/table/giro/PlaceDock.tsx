import { useTranslation } from 'react-i18next';
import { type HedgeTile, HedgeTiles } from '../../../games/giro/HedgeTiles';
import type { GiroEvent, Seat } from '../../../ipc/bindings.gen';
import { hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { UndoAct } from '../DockActs';
import { type Cast, riderOf } from './cast';
import { mayTakeBack } from './looker';
import type { Race } from './useRace';

const HEDGES = 5;

/** The hedges that stand, then the one that is placed now, then those to come. */
function tilesOf(cast: Cast, heard: readonly GiroEvent[], seat: Seat): HedgeTile[] {
  const placed = heard.flatMap((event): HedgeTile[] => {
    if (event.event !== 'placed') return [];
    const { silks, name } = riderOf(cast, event.seat);
    return [{ space: event.space, silks, name }];
  });
  const { silks, name } = riderOf(cast, seat);
  const now: HedgeTile = { silks, name, isNow: true };
  const toCome: HedgeTile[] = Array.from({ length: HEDGES }, () => ({}));
  return [...placed, now, ...toCome].slice(0, HEDGES);
}

function titleOf(race: Race, seat: Seat, mine: boolean): string {
  const { teller, table } = race;
  const { name } = riderOf(teller.cast, seat);
  if (!mine) return teller.t('place.theirs', { name });
  return hasCurtain(table.setup) ? teller.t('place.mine', { name }) : teller.t('place.alone');
}

/** A hedge is placed: where, and whether it is meant. */
export function PlaceDock({ race, seat, mine }: { race: Race; seat: Seat; mine: boolean }) {
  const { t } = useTranslation('race');
  const { acts, choice, place, table, teller, view, heard } = race;
  const { chosen } = choice;
  const number = view.placed.length + 1;
  return (
    <>
      <Now
        title={titleOf(race, seat, mine)}
        acts={
          <>
            {mine && chosen !== undefined && (
              <Button look="primary" keys="Enter" onPress={() => place(chosen)}>
                {t('place.act', { space: chosen })}
              </Button>
            )}
            <UndoAct acts={acts} setup={table.setup} seat={mayTakeBack(table)} asked={seat} />
          </>
        }
      >
        <p>{t('place.left', { number })}</p>
        {mine && chosen === undefined && !acts.said && <p>{t('place.how')}</p>}
        {acts.said && <WhyNot {...acts.said} />}
      </Now>
      <HedgeTiles tiles={tilesOf(teller.cast, heard, seat)} />
    </>
  );
}
