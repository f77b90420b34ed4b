import { Reorder, useDragControls } from 'motion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../../art/Jersey';
import { useCard } from '../../../mirror/card';
import { type Draft, type DraftOf, nudged, type Runner } from '../../../mirror/draft';
import { IconButton } from '../../../parts/Button';
import { LiveRegion } from '../../../parts/LiveRegion';
import { Agreed } from '../Agreed';
import { useWrong } from '../useWrong';
import './seniority.css';

interface ElderProps {
  runner: Runner;
  /** The player's, or the seat's where he has none yet. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onNudge: (by: -1 | 1) => void;
}

function Elder({ runner: { key, seat }, name, isFirst, isLast, onNudge }: ElderProps) {
  const { t } = useTranslation('setup');
  const controls = useDragControls();
  return (
    <Reorder.Item
      as="li"
      value={key}
      className="elder"
      dragListener={false}
      dragControls={controls}
      layout="position"
    >
      <IconButton
        icon="back"
        label={t('giro.seniority.older', { name })}
        notNow={isFirst}
        onPress={() => onNudge(-1)}
      />
      <span
        className="elder-name"
        title={t('giro.seniority.drag')}
        onPointerDown={(event) => controls.start(event)}
      >
        <Jersey silks={seat.silks} size={1.3} />
        <span>{name}</span>
      </span>
      <IconButton
        icon="forth"
        label={t('giro.seniority.younger', { name })}
        notNow={isLast}
        onPress={() => onNudge(1)}
      />
    </Reorder.Item>
  );
}

/** Who is older than whom: drawn, or fixed in an order one can change. */
export function Seniority({ draft, game }: { draft: Draft; game: DraftOf<'giro'> }) {
  const { t } = useTranslation('setup');
  const changeGame = useCard((card) => card.changeGame);
  const wrong = useWrong();
  const [moves, setMoves] = useState<{ id: number; text: string }[]>([]);
  const { runners } = draft;
  const elders = game.fixed.seniority;
  const age = (order: readonly number[] | undefined) =>
    changeGame({ ...game, fixed: order ? { seniority: [...order] } : {} });
  const nameOf = (key: number) => {
    const at = runners.findIndex((runner) => runner.key === key);
    return runners[at]?.seat.name.trim() || t('seat', { number: at + 1 });
  };

  const nudge = (key: number, by: -1 | 1) => {
    const order = nudged(elders ?? [], key, by);
    const text = t('giro.seniority.order', { names: order.map(nameOf) });
    setMoves((said) => [...said, { id: said.length, text }]);
    age(order);
  };

  return (
    <Agreed
      title={t('giro.seniority.title')}
      rule="G-5"
      isFixed={Boolean(elders)}
      onFix={(isFixed) => age(isFixed ? runners.map(({ key }) => key) : undefined)}
      names={{ drawn: t('drawn'), fixed: t('fixed') }}
      text={t('giro.seniority.text')}
      amiss={wrong.about('seniority')}
    >
      {elders && (
        <Reorder.Group
          as="ol"
          axis="x"
          className="elders"
          aria-label={t('giro.seniority.title')}
          values={[...elders]}
          onReorder={(order: number[]) => age(order)}
        >
          {elders.map((key, index) => {
            const runner = runners.find((one) => one.key === key);
            return (
              runner && (
                <Elder
                  key={key}
                  runner={runner}
                  name={nameOf(key)}
                  isFirst={index === 0}
                  isLast={index === elders.length - 1}
                  onNudge={(by) => nudge(key, by)}
                />
              )
            );
          })}
        </Reorder.Group>
      )}
      <LiveRegion sentences={moves} />
    </Agreed>
  );
}
