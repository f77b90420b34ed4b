import { Reorder } from 'motion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../art/Picture';
import type { PigName } from '../../art/pig/breeds';
import { Pig } from '../../art/pig/Pig';
import { Icon } from '../../parts/Icon';
import { LiveRegion } from '../../parts/LiveRegion';
import { PIG_GROUND } from './colours';
import './line-up.css';
import { movedTo } from './lineUp';

interface Props {
  /** From front to back. */
  order: readonly PigName[];
  onOrder: (order: PigName[]) => void;
}

interface PlaceProps {
  pig: PigName;
  place: number;
  isTaken: boolean;
  onPress: () => void;
  onMove: (place: number) => void;
  onKey: (event: React.KeyboardEvent) => void;
}

/** A pig in its place, and two small buttons that move it. */
function Place({ pig, place, isTaken, onPress, onMove, onKey }: PlaceProps) {
  const { t } = useTranslation('pigs');
  const isDragged = useRef(false);
  const name = t(`marked.${pig}`);
  const step = (to: number, label: string, icon: 'back' | 'forth', isEnd: boolean) => (
    <button
      type="button"
      className="line-up-step"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Reorder.Item
      as="li"
      value={pig}
      className={isTaken ? 'line-up-place line-up-taken' : 'line-up-place'}
      layout="position"
      onDragStart={() => {
        isDragged.current = true;
      }}
      onDragEnd={() =>
        setTimeout(() => {
          isDragged.current = false;
        })
      }
    >
      <button
        type="button"
        className="line-up-pig"
        data-pig={pig}
        aria-pressed={isTaken}
        aria-label={t(isTaken ? 'lineUp.taken' : 'lineUp.place', {
          pig: t(`pig.${pig}`),
          mark: t(`mark.${pig}`),
          place: place + 1,
        })}
        onClick={() => !isDragged.current && onPress()}
        onKeyDown={onKey}
      >
        <span className="line-up-art" style={{ background: PIG_GROUND[pig] }}>
          <Picture viewBox="-12 -12 154 118">
            <g transform="translate(128 0) scale(-1 1)">
              <Pig name={pig} />
            </g>
          </Picture>
        </span>
        <span className="line-up-name">
          <b>{t(`pig.${pig}`)}</b> <span>{t(`mark.${pig}`)}</span>
        </span>
      </button>
      <span className="line-up-foot">
        {step(place - 1, t('lineUp.forward', { pig: name }), 'back', place === 0)}
        <span className="line-up-number" aria-hidden="true">
          {place + 1}
        </span>
        {step(place + 1, t('lineUp.backward', { pig: name }), 'forth', place === 4)}
      </span>
    </Reorder.Item>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function aim(key: string, place: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return 4;
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(4, Math.max(0, place + step));
}

/**
 * The five pigs from front to back: drag one, or press it and then the place where it shall stand.
 * By keyboard Enter takes a pig, the arrow keys move it, Enter puts it down, Escape takes it back.
 */
export function LineUpRow({ order, onOrder }: Props) {
  const { t } = useTranslation('pigs');
  const [taken, setTaken] = useState<{ pig: PigName; before: readonly PigName[] }>();
  const [said, setSaid] = useState<{ id: number; text: string }[]>([]);
  const row = useRef<HTMLDivElement>(null);

  const focus = (pig: PigName | undefined) =>
    row.current?.querySelector<HTMLElement>(`[data-pig="${pig}"]`)?.focus();

  // A pig that is moved in the page loses the focus on its way: it gets it back.
  const moved = useRef<PigName>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves a pig.
  useLayoutEffect(() => {
    if (moved.current) focus(moved.current);
    moved.current = undefined;
  }, [order]);

  const move = (pig: PigName, place: number) => {
    moved.current = pig;
    const next = movedTo(order, pig, place);
    onOrder(next);
    const at = next.indexOf(pig) + 1;
    const text = t('lineUp.now', { pig: t(`pig.${pig}`), place: at });
    setSaid((all) => [...all, { id: all.length, text }]);
  };

  const press = (pig: PigName) => {
    if (taken && taken.pig !== pig) move(taken.pig, order.indexOf(pig));
    setTaken(taken ? undefined : { pig, before: order });
  };

  const key = (event: React.KeyboardEvent, pig: PigName) => {
    const place = order.indexOf(pig);
    const to = aim(event.key, place);
    if (event.key === 'Escape' && taken) {
      onOrder([...taken.before]);
      setTaken(undefined);
    } else if (to !== undefined && to !== place) {
      if (taken?.pig === pig) move(pig, to);
      else focus(order[to]);
    } else if (to === undefined) return;
    event.preventDefault();
  };

  return (
    <div className="line-up" ref={row}>
      <span className="line-up-end" aria-hidden="true">
        {t('lineUp.front')}
      </span>
      <Reorder.Group
        as="ol"
        axis="x"
        className="line-up-places"
        aria-label={t('lineUp.label')}
        values={[...order]}
        onReorder={(next: PigName[]) => onOrder(next)}
      >
        {order.map((pig, place) => (
          <Place
            key={pig}
            pig={pig}
            place={place}
            isTaken={taken?.pig === pig}
            onPress={() => press(pig)}
            onMove={(to) => move(pig, to)}
            onKey={(event) => key(event, pig)}
          />
        ))}
      </Reorder.Group>
      <span className="line-up-end" aria-hidden="true">
        {t('lineUp.back')}
      </span>
      <LiveRegion sentences={said} />
    </div>
  );
}
