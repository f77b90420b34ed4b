import { motion } from 'motion/react';
import type { ReactNode } from 'react';
import './food-in-hand.css';
import { spaceUnder } from './SpaceButtons';

interface Props {
  /** The space over which it hangs, when that changes; none beside the track. */
  onOver: (space: number | undefined) => void;
  /** The space on which it is let go, lawful or not. */
  onDrop: (space: number) => void;
  children: ReactNode;
}

/** A food card that is dragged over the board. Who clicks or uses keys chooses on the board itself. */
export function FoodInHand({ onOver, onDrop, children }: Props) {
  return (
    <motion.div
      className="food-in-hand"
      drag
      dragSnapToOrigin
      dragMomentum={false}
      whileDrag={{ cursor: 'grabbing', zIndex: 14 }}
      onDrag={(_, { point }) => onOver(spaceUnder(point))}
      onDragEnd={(_, { point }) => {
        const space = spaceUnder(point);
        if (space === undefined) onOver(undefined);
        else onDrop(space);
      }}
    >
      {children}
    </motion.div>
  );
}
