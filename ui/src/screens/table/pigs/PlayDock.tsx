import { useTranslation } from 'react-i18next';
import { PigHand } from '../../../games/pigs/PigHand';
import { stacked } from '../../../games/pigs/prospect';
import { hasCurtain } from '../../../mirror/seats';
import { Button, IconButton } from '../../../parts/Button';
import { Now } from '../../../parts/TableFrame';
import { WhyNot } from '../../../parts/WhyNot';
import { SkipAct, UndoAct } from '../DockActs';
import { HiddenHand } from './HiddenHand';
import { chosenCard, prospectsOf } from './hand';
import { Resting } from './Resting';
import { nameOf, pigOf } from './sentences';
import { stakeOf } from './stake';
import type { Gallop } from './useGallop';

function titleOf({ phase, teller, table, view, actor }: Gallop): string {
  const { t } = teller;
  if (phase.is === 'play') {
    const isAlone = !hasCurtain(table.setup);
    return isAlone ? t('play.alone') : t('play.mine', { name: nameOf(teller, phase.seat) });
  }
  if (phase.is === 'turn') return t('curtain.title', { name: nameOf(teller, phase.seat) });
  const seat = phase.is === 'waiting' ? phase.seat : actor;
  if (view.stage !== 'play') return t('play.before');
  return seat === undefined ? t('play.dealt') : t('play.theirs', { name: nameOf(teller, seat) });
}

/** The words beside the hand: what is at stake, or what is just happening. */
function Words({ gallop }: { gallop: Gallop }) {
  const { t } = useTranslation('gallop');
  const { phase, acts, look, lines } = gallop;
  if (acts.said) return <WhyNot {...acts.said} />;
  if (phase.is === 'running') return <p className="run-told">{lines.at(-1)?.text}</p>;
  if (phase.is === 'turn') {
    return <p>{t('curtain.text', { name: nameOf(gallop.teller, phase.seat) })}</p>;
  }
  const card = chosenCard(gallop.chosen, look?.outlook);
  if (phase.is === 'play') {
    const { text, tone } = stakeOf(gallop, phase.seat, card);
    return <p className={tone && `stake stake-${tone}`}>{text}</p>;
  }
  return look && <p>{t('play.wait')}</p>;
}

function PlayActs({ gallop }: { gallop: Gallop }) {
  const { t } = useTranslation('gallop');
  const { t: parts } = useTranslation('parts');
  const { phase, chosen, look, staged, teller, table, acts, act, open } = gallop;
  const card = phase.is === 'play' ? chosenCard(chosen, look?.outlook) : undefined;
  if (phase.is === 'running') return <SkipAct onSkip={staged.skip} />;
  const asked = 'seat' in phase ? phase.seat : undefined;
  return (
    <>
      {card && (
        <Button look="primary" keys="Enter" onPress={() => act({ play: card.pig })}>
          {t('play.act', { pig: pigOf(teller, card.pig) })}
        </Button>
      )}
      {phase.is === 'turn' && (
        <Button look="primary" keys="Enter" onPress={() => open(phase.seat)}>
          {parts('curtain.open')}
        </Button>
      )}
      <UndoAct acts={acts} setup={table.setup} seat={table.state.mayUndo} asked={asked} />
    </>
  );
}

/** The hand of whoever looks, or the backs of the cards of whoever plays. */
function Hand({ gallop }: { gallop: Gallop }) {
  const { phase, look, chosen, choose, act } = gallop;
  if (!look) return <HiddenHand gallop={gallop} />;
  const isOn = phase.is === 'play';
  if (look.view.hand.length === 0) return <Resting gallop={gallop} />;
  return (
    <PigHand
      cards={isOn ? prospectsOf(look.outlook) : stacked(look.view.hand)}
      chosen={isOn ? (chosenCard(chosen, look.outlook)?.pig ?? null) : null}
      onChoose={(pig) => choose({ pig })}
      onPlay={(pig) => act({ play: pig })}
    />
  );
}

/** Hides a hand again where others might look, without playing. */
function HideAct({ gallop: { phase, table, close } }: { gallop: Gallop }) {
  const { t } = useTranslation('gallop');
  if (phase.is !== 'play' || !hasCurtain(table.setup)) return null;
  return (
    <div className="hand-close">
      <IconButton icon="eye" label={t('curtain.close')} onPress={close} />
    </div>
  );
}

/** Cards are played: the hand, what is at stake, and what is just being played. */
export function PlayDock({ gallop }: { gallop: Gallop }) {
  return (
    <>
      <Now title={titleOf(gallop)} acts={<PlayActs gallop={gallop} />}>
        <Words gallop={gallop} />
      </Now>
      <Hand gallop={gallop} />
      <HideAct gallop={gallop} />
    </>
  );
}
