import { Reorder } from 'motion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCard } from '../../mirror/card';
import { type Draft, nudged } from '../../mirror/draft';
import { Button } from '../../parts/Button';
import { LiveRegion } from '../../parts/LiveRegion';
import { RunnerRow } from './RunnerRow';
import { useWrong } from './useWrong';

/** Most and fewest that the buttons offer; the backend judges the card all the same. */
const FIELD = { least: 2, most: 5 };

/** The runners in their seats. A row is dragged by its number, or moved by its arrows. */
export function Runners({ draft }: { draft: Draft }) {
  const { t } = useTranslation('setup');
  const { seat, addRunner } = useCard();
  const wrong = useWrong();
  const [moves, setMoves] = useState<{ id: number; text: string }[]>([]);
  const { runners } = draft;
  const keys = runners.map(({ key }) => key);

  const nudge = (key: number, by: -1 | 1) => {
    const order = nudged(keys, key, by);
    const horse = runners.find((runner) => runner.key === key)?.seat.horse ?? '';
    const text = t('moved', { horse, number: order.indexOf(key) + 1 });
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
            isRemovable={runners.length > FIELD.least}
            isLast={index === runners.length - 1}
            onNudge={(by) => nudge(runner.key, by)}
          />
        ))}
      </Reorder.Group>
      {runners.length < FIELD.most && (
        <div className="entrants-more">
          <Button look="bare" small icon="plus" onPress={() => addRunner()}>
            {t('add')}
          </Button>
          {wrong.about('seats') && <p className="field-error">{wrong.about('seats')}</p>}
        </div>
      )}
      <LiveRegion sentences={moves} />
    </>
  );
}
