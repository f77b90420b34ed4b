import { useTranslation } from 'react-i18next';
import { FoodBack, FoodCard, foodAt } from '../../art/Food';
import { Jersey } from '../../art/Jersey';
import { Picture } from '../../art/Picture';
import type { Silks } from '../../art/silks';
import { Panel } from '../../parts/Panel';
import './food-trays.css';

export interface Tray {
  seat: number;
  silks: Silks;
  name: string;
  /** Cards still in hand. */
  held: number;
  atRisk: number;
  banked: number;
  isNow?: boolean;
  /** Begins this round. */
  isStarter?: boolean;
}

/** More food than this lies closer together, and the number tells. */
const WIDE = 5;

/** A name with more letters is set smaller, so that it stays on its line. */
const LONG = 9;

/** Food face up, fanned; the more it is, the closer it lies. */
function AtRisk({ seat, food }: { seat: number; food: number }) {
  const { t } = useTranslation('pigs');
  const apart = 17 * Math.min(1, (WIDE - 1) / Math.max(1, food - 1));
  const width = 36 + 17 * (WIDE - 1);
  return (
    <div className="tray-risk" data-food={`risk-${seat}`}>
      <Picture viewBox={`-18 -22 ${width} 44`} fit="xMinYMid meet" className="tray-cards">
        {food === 0 && (
          <rect
            x="-15"
            y="-20"
            width="30"
            height="40"
            rx="3"
            fill="none"
            stroke="var(--rule)"
            strokeWidth="2"
            strokeDasharray="4 4"
          />
        )}
        {Array.from({ length: food }, (_, index) => index).map((index) => (
          <g
            key={index}
            transform={`translate(${(index * apart).toFixed(1)} 0) rotate(${index % 2 ? 3 : -3})`}
          >
            <FoodCard name={foodAt(seat + index)} />
          </g>
        ))}
      </Picture>
      <span className="tray-words" aria-hidden="true">
        <b>{food}</b> {t('trays.atRisk')}
      </span>
      <span className="unseen">{t('trays.sayRisk', { count: food })}</span>
    </div>
  );
}

/** Food face down, and how much it is. */
function Banked({ seat, food }: { seat: number; food: number }) {
  const { t } = useTranslation('pigs');
  return (
    <div className="tray-bank" data-food={`bank-${seat}`}>
      <Picture viewBox="-18 -24 40 47" className="tray-stack">
        {food > 1 && (
          <g transform="translate(4 -2) rotate(5)">
            <FoodBack />
          </g>
        )}
        <g opacity={food === 0 ? 0.35 : 1}>
          <FoodBack />
        </g>
      </Picture>
      <b aria-hidden="true">{food}</b>
      <span className="tray-words" aria-hidden="true">
        {t('trays.banked')}
      </span>
      <span className="unseen">{t('trays.sayBanked', { count: food })}</span>
    </div>
  );
}

function TrayRow({ tray }: { tray: Tray }) {
  const { t } = useTranslation('pigs');
  const { t: tSilks } = useTranslation('silks');
  const { seat, silks, name, held, atRisk, banked, isNow, isStarter } = tray;
  return (
    <li className={isNow ? 'tray tray-now' : 'tray'} aria-current={isNow ? 'true' : undefined}>
      <Jersey silks={silks} size={2.1} label={tSilks(`name.${silks}`)} />
      <div className="tray-who">
        <b className={name.length > LONG ? 'tray-long' : ''}>{name}</b>
        <span>
          {isStarter && (
            <span className="tray-starter">
              <span aria-hidden="true">{t('trays.starter')}</span>
              <span className="unseen">{t('trays.sayStarter')}</span>
            </span>
          )}
          {isNow ? t('trays.now') : t('trays.cards', { count: held })}
        </span>
      </div>
      <AtRisk seat={seat} food={atRisk} />
      <Banked seat={seat} food={banked} />
    </li>
  );
}

/** What each player has at risk, face up on the left, and banked, face down on the right. */
export function FoodTrays({ trays }: { trays: readonly Tray[] }) {
  const { t } = useTranslation('pigs');
  return (
    <Panel title={t('trays.title')} note={t('trays.note')}>
      <ol className={trays.length > 3 ? 'trays trays-close' : 'trays'}>
        {trays.map((tray) => (
          <TrayRow key={tray.seat} tray={tray} />
        ))}
      </ol>
    </Panel>
  );
}
