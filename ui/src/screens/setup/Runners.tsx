import { Reorder } from 'motion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCard } from '../../mirror/card';
import { type Draft, nudged } from '../../mirror/draft';
import { Button } from '../../parts/Button';
import { LiveRegion } from '../../parts/LiveRegion';
import { RunnerRow } from './RunnerRow';
import type { RunnerKind } from './runner';
import { useWrong } from './useWrong';

interface Props {
  draft: Draft;
  kind: RunnerKind;
  /** What the button for one more says. */
  add: string;
}

/** The runners in their seats. A row is dragged by its number, or moved by its arrows. */
export function Runners({ draft, kind, add }: Props) {
  const { t } = useTranslation('setup');
  const { seat, addRunner } = useCard();
  const wrong = useWrong();
  const [moves, setMoves] = useState<{ id: number; text: string }[]>([]);
  const { runners } = draft;
  const keys = runners.map(({ key }) => key);

  const nudge = (key: number, by: -1 | 1) => {
    const order = nudged(keys, key, by);
    const moved = runners.find((runner) => runner.key === key);
    const who = moved ? kind.nameOf(moved.seat) : '';
    const text = t('moved', { who, number: order.indexOf(key) + 1 });
    setMoves((said) => [...said, { id: said.length, text }]);
    seat(order);
  };

  return (
    <>
      <Reorder.Group
        as="ol"
        axis="y"
        className="entrants"
        values={keys}
        onReorder={(order: number[]) => seat(order)}
      >
        {runners.map((runner, index) => (
          <RunnerRow
            key={runner.key}
            index={index}
            runner={runner}
            others={runners.filter(({ key }) => key !== runner.key)}
            kind={kind}
            onNudge={(by) => nudge(runner.key, by)}
          />
        ))}
      </Reorder.Group>
      {runners.length < kind.most && (
        <div className="entrants-more">
          <Button look="bare" small icon="plus" onPress={() => addRunner()}>
            {add}
          </Button>
          {wrong.about('seats') && <p className="field-error">{wrong.about('seats')}</p>}
        </div>
      )}
      <LiveRegion sentences={moves} />
    </>
  );
}
