import { Reorder, useDragControls } from 'motion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { useCard } from '../../mirror/card';
import { type Draft, nudged, type Runner } from '../../mirror/draft';
import { IconButton } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { LiveRegion } from '../../parts/LiveRegion';
import { RuleLink } from '../../parts/RuleLink';
import './seniority.css';
import { useWrong } from './useWrong';

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
        label={t('seniority.older', { name })}
        notNow={isFirst}
        onPress={() => onNudge(-1)}
      />
      <span
        className="elder-name"
        title={t('seniority.drag')}
        onPointerDown={(event) => controls.start(event)}
      >
        <Jersey silks={seat.silks} size={1.3} />
        <span>{name}</span>
      </span>
      <IconButton
        icon="forth"
        label={t('seniority.younger', { name })}
        notNow={isLast}
        onPress={() => onNudge(1)}
      />
    </Reorder.Item>
  );
}

/** Who is older than whom: drawn, or fixed in an order one can change. */
export function Seniority({ draft }: { draft: Draft }) {
  const { t } = useTranslation('setup');
  const change = useCard((card) => card.change);
  const wrong = useWrong();
  const [moves, setMoves] = useState<{ id: number; text: string }[]>([]);
  const { runners, elders } = draft;
  const age = (order: readonly number[] | undefined) => change({ ...draft, elders: order });
  const nameOf = (key: number) => {
    const at = runners.findIndex((runner) => runner.key === key);
    return runners[at]?.seat.name.trim() || t('seat', { number: at + 1 });
  };

  const nudge = (key: number, by: -1 | 1) => {
    const order = nudged(elders ?? [], key, by);
    const text = t('seniority.order', { names: order.map(nameOf) });
    setMoves((said) => [...said, { id: said.length, text }]);
    age(order);
  };

  return (
    <section className="seniority">
      <header className="seniority-head">
        <h3>{t('seniority.title')}</h3>
        <Choice
          label={t('seniority.title')}
          hideLabel
          value={elders ? 'fixed' : 'drawn'}
          onChange={(id) => age(id === 'fixed' ? runners.map(({ key }) => key) : undefined)}
          options={[
            { id: 'drawn', label: t('seniority.drawn') },
            { id: 'fixed', label: t('seniority.fixed') },
          ]}
        />
      </header>
      {elders && (
        <Reorder.Group
          as="ol"
          axis="x"
          className="elders"
          aria-label={t('seniority.title')}
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
      <p className="quiet">
        {t('seniority.text')} <RuleLink rule="G-5" />
      </p>
      {wrong.about('seniority') && <p className="field-error">{wrong.about('seniority')}</p>}
      <LiveRegion sentences={moves} />
    </section>
  );
}
