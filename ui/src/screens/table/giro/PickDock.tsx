import { useTranslation } from 'react-i18next';
import { HandOfCards } from '../../../games/giro/HandOfCards';
import type { Seat } from '../../../ipc/bindings.gen';
import { awaited, hasCurtain } from '../../../mirror/seats';
import { Button } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { UndoAct } from '../DockActs';
import { listOf } from '../who';
import { riderOf } from './cast';
import { handOf, prospectsOf } from './hand';
import { mayTakeBack } from './looker';
import { chosenCard, type Race } from './useRace';

function titleOf(race: Race, seat: Seat, pick: number | undefined): string {
  const { teller, table } = race;
  const { name } = riderOf(teller.cast, seat);
  const isAlone = !hasCurtain(table.setup);
  if (pick === undefined) return teller.t(isAlone ? 'pick.alone' : 'pick.mine', { name });
  return teller.t(isAlone ? 'pick.picked' : 'pick.pickedTheirs', { name, card: pick });
}

/** Whose cards are still awaited, in one sentence. */
function waitingFor({ teller, view }: Race): string {
  const names = awaited(view).map((seat) => riderOf(teller.cast, seat).name);
  return teller.t('pick.waiting', { names: listOf(teller.language, names) });
}

/** The words beside the hand. */
function Words({ race, seat, pick }: { race: Race; seat: Seat; pick: number | undefined }) {
  const { t } = useTranslation('race');
  const { table, teller, acts, look } = race;
  const card = chosenCard(race);
  const prospect = prospectsOf(look?.outlook).find((one) => one.card === card);
  if (acts.said) return <WhyNot {...acts.said} />;
  if (prospect?.landing.kind === 'refused' && card !== pick) {
    return <WhyNot text={t('willRefuse')} rule="G-16" />;
  }
  if (pick !== undefined) {
    return (
      <>
        <p>{waitingFor(race)}</p>
        <p>{t('pick.mayChange')}</p>
      </>
    );
  }
  return (
    <>
      {hasCurtain(table.setup) && (
        <p>{t('pick.secret', { name: riderOf(teller.cast, seat).name })}</p>
      )}
      <p>{t('pick.how')}</p>
    </>
  );
}

/** A hand of cards, for the eyes of its player alone. */
export function PickDock({ race, seat }: { race: Race; seat: Seat }) {
  const { t } = useTranslation('race');
  const { look, words, heard, choice, pick, cord, table, acts } = race;
  const picked = look?.view.pick ?? undefined;
  const chosen = chosenCard(race);
  return (
    <>
      <Now
        title={titleOf(race, seat, picked)}
        acts={
          <>
            {chosen !== undefined && chosen !== picked && (
              <Button look="primary" keys="Enter" onPress={() => pick(chosen)}>
                {t(picked === undefined ? 'pick.act' : 'pick.change', { card: chosen })}
              </Button>
            )}
            {hasCurtain(table.setup) && (chosen === undefined || picked !== undefined) && (
              <Button small onPress={() => cord.close()}>
                {t('pick.draw')}
              </Button>
            )}
            {chosen === undefined && (
              <UndoAct acts={acts} setup={table.setup} seat={mayTakeBack(table)} asked={seat} />
            )}
          </>
        }
      >
        <Words race={race} seat={seat} pick={picked} />
      </Now>
      {look && (
        <HandOfCards
          cards={handOf(words, seat, prospectsOf(look.outlook), heard)}
          chosen={chosen ?? null}
          onChoose={choice.choose}
          onPlay={(card) => card !== picked && pick(card)}
        />
      )}
    </>
  );
}
