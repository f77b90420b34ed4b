import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Infield } from './Infield';
import { Ghost, Glow, MarksLayer, TrackFood } from './MarksLayer';
import { Numbers, Oval } from './Oval';
import { layOut, SHEET } from './oval';
import { Pigs } from './Pigs';
import './pigs.css';
import {
  type Discard,
  distanceOn,
  type Marks,
  type PigPicture,
  type Pile,
  spaceOf,
  written,
} from './picture';
import { SpaceButtons } from './SpaceButtons';

export interface PigsBoardProps {
  /** How many cards the track has. */
  spaces: number;
  pigs: readonly PigPicture[];
  /** Where food lies, by its distance. */
  food: readonly number[];
  pile: Pile;
  discard?: Discard;
  /** A few words in the middle: "Round 2 of 3". */
  headline: string;
  marks?: Marks;
  /** With it the spaces are buttons, 0 to `spaces` - 1, lawful or not: the caller says why not. */
  onSpace?: (space: number, byKey: boolean) => void;
}

const NO_MARKS: Marks = {};

/** The oval of cards with its pigs, the food in the middle, and what would happen. */
export function PigsBoard(props: PigsBoardProps) {
  const { spaces, pigs, food, pile, discard, headline, marks = NO_MARKS, onSpace } = props;
  const { t } = useTranslation('pigs');
  const oval = useMemo(() => layOut(spaces), [spaces]);
  const layer = { oval, marks, runners: pigs };

  const labelOf = (space: number): string => {
    const at = written(distanceOn(space, pigs, spaces));
    const stands = pigs.find((pig) => spaceOf(pig.at, spaces) === space);
    if (stands) return t('space.pig', { at, pig: t(`marked.${stands.pig}`) });
    if (food.some((lies) => spaceOf(lies, spaces) === space)) return t('space.food', { at });
    if (space === marks.chosen) return t('space.chosen', { at });
    if (marks.open?.includes(space)) return t('space.open', { at });
    return space === 0 ? t('space.start', { at }) : t('space.empty', { at });
  };

  return (
    <svg
      className="pigs-board"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role={onSpace ? 'group' : 'img'}
      aria-label={useTold(props)}
    >
      <Oval oval={oval} />
      <Infield headline={headline} pile={pile} discard={discard} />
      <Glow {...layer} />
      <Numbers oval={oval} runners={pigs} />
      <TrackFood oval={oval} food={food} chosen={marks.chosen} />
      <Ghost {...layer} />
      <Pigs oval={oval} pigs={pigs} />
      <MarksLayer {...layer} />
      {onSpace && (
        <SpaceButtons
          oval={oval}
          first={marks.chosen ?? marks.open?.[0] ?? 0}
          labelOf={labelOf}
          onSpace={onSpace}
        />
      )}
    </svg>
  );
}

/** The whole board in a few sentences: where is everybody? */
function useTold({ spaces, pigs, food, pile, marks }: PigsBoardProps): string {
  const { t } = useTranslation('pigs');
  const order = [...pigs].sort((a, b) => b.at - a.at);
  const chain = order.filter(({ pig }) => marks?.canLead?.includes(pig));
  return [
    t('board.oval', { count: spaces }),
    order.length > 0 &&
      t('board.order', {
        pigs: order.map(({ pig, at }) =>
          t('board.pigOn', { pig: t(`pig.${pig}`), at: written(Math.round(at)) }),
        ),
      }),
    chain.length > 0 && t('board.canLead', { pigs: chain.map(({ pig }) => t(`pig.${pig}`)) }),
    food.length > 0 && t('board.food', { spaces: food.map(String) }),
    t('board.pile', { count: pile.left }),
    pile.beyond > 0 && t('board.beyond', { count: pile.beyond }),
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}
