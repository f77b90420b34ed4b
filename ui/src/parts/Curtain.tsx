import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../art/Jersey';
import { Picture } from '../art/Picture';
import type { Silks } from '../art/silks';
import { Button } from './Button';
import './curtain.css';

interface Props {
  isOpen: boolean;
  /** Who may look. */
  name: string;
  silks: Silks;
  /**
   * Pressed by the one who may look; nothing else opens it. A curtain that is low, before a hand,
   * only bears her name: its words and its button stand beside it.
   */
  onOpen?: () => void;
}

const FOLDS = [0, 1, 2, 3, 4, 5];

/** One half of the velvet: folds from top to hem, and a gold fringe. */
function Half({ side }: { side: 'left' | 'right' }) {
  const fold = useId();
  const fringe = useId();
  return (
    <div className={`curtain-half curtain-${side}`}>
      <Picture viewBox="0 0 300 300" className="curtain-velvet" fit="none">
        <defs>
          <linearGradient id={fold}>
            <stop offset="0" stopColor="var(--velvet-2)" />
            <stop offset=".3" stopColor="var(--velvet)" />
            <stop offset=".55" stopColor="var(--velvet-3)" />
            <stop offset=".8" stopColor="var(--velvet)" />
            <stop offset="1" stopColor="var(--velvet-2)" />
          </linearGradient>
          <pattern id={fringe} width="5" height="14" patternUnits="userSpaceOnUse" y="284">
            <path d="M1.2 0V13M3.7 0V11.5" stroke="var(--gold)" strokeWidth="1.9" />
          </pattern>
        </defs>
        <rect width="300" height="300" fill="var(--velvet-2)" />
        {FOLDS.map((index) => (
          <path
            key={index}
            d={`M${index * 50} 0C${index * 50 + 8} 90 ${index * 50 - 6} 190 ${index * 50 + 2} 284H${
              index * 50 + 50
            }C${index * 50 + 44} 190 ${index * 50 + 58} 90 ${index * 50 + 50} 0Z`}
            fill={`url(#${fold})`}
          />
        ))}
        <rect y="277" width="300" height="7" fill="var(--gold)" />
        <rect y="284" width="300" height="16" fill="var(--velvet-2)" />
        <rect y="284" width="300" height="14" fill={`url(#${fringe})`} />
      </Picture>
    </div>
  );
}

/** The swags along the top stay when the halves part. */
function Valance() {
  const swags = [0, 1, 2, 3, 4];
  return (
    <Picture viewBox="0 0 600 60" className="curtain-valance" fit="none">
      {swags.map((index) => (
        <g key={index} transform={`translate(${index * 120} 0)`}>
          <path d="M0 0H120V22Q60 66 0 22Z" fill="var(--velvet-2)" />
          <path d="M0 0H120V16Q60 52 0 16Z" fill="var(--velvet)" />
          <path d="M0 0H120V8Q60 34 0 8Z" fill="var(--velvet-3)" />
          <path d="M0 22Q60 66 120 22" fill="none" stroke="var(--gold)" strokeWidth="4" />
          <path
            d="M0 25Q60 69 120 25"
            fill="none"
            stroke="var(--gold)"
            strokeWidth="5"
            strokeDasharray="1.6 2.4"
          />
        </g>
      ))}
    </Picture>
  );
}

/**
 * Velvet between two players' secret acts. It lies over its positioned parent, says whose turn it
 * is to look and shows nothing of anybody; whoever draws what is behind it draws that only while
 * the curtain is open.
 */
export function Curtain({ isOpen, name, silks, onOpen }: Props) {
  const { t } = useTranslation('parts');
  return (
    <div className={isOpen ? 'curtain curtain-open' : 'curtain'}>
      <Half side="left" />
      <Half side="right" />
      <Valance />
      {!isOpen && onOpen && (
        <div className="curtain-sign">
          <Jersey silks={silks} size={3.6} />
          <h2>{t('curtain.turn', { name })}</h2>
          <p>{t('curtain.others')}</p>
          <Button look="primary" autoFocus keys="Enter" onPress={onOpen}>
            {t('curtain.open')}
          </Button>
        </div>
      )}
      {!(isOpen || onOpen) && (
        <div className="curtain-sign curtain-name">
          <Jersey silks={silks} size={2.6} />
          <b>{name}</b>
        </div>
      )}
    </div>
  );
}
