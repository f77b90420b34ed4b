import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { Picture } from '../../art/Picture';
import { SilkPattern } from '../../art/SilkPattern';
import type { Silks } from '../../art/silks';
import './food-chart.css';

export interface ChartPlayer {
  silks: Silks;
  name: string;
  /** What was banked in each round that is over; a lost one counts 0. */
  banks: readonly number[];
}

interface Props {
  players: readonly ChartPlayer[];
  /** How many rounds there are. */
  rounds: number;
}

const sum = (banks: readonly number[]) => banks.reduce((total, bank) => total + bank, 0);

/** One round of a player: as long as it brought food, in the player's silks. */
function Bar({ silks, bank, most }: { silks: Silks; bank: number; most: number }) {
  const id = useId();
  return (
    <span className="food-bar" style={{ width: `${(bank / most) * 100}%` }}>
      <Picture viewBox="0 0 4000 26" fit="xMinYMid slice" className="food-bar-silks">
        <pattern id={id} width="20" height="26" patternUnits="userSpaceOnUse">
          <SilkPattern silks={silks} x={0} y={0} width={20} height={26} />
        </pattern>
        <rect width="4000" height="26" fill={`url(#${id})`} />
      </Picture>
      <b>{bank}</b>
    </span>
  );
}

/** How much food each player has banked, round after round; read aloud it is a table. */
export function FoodChart({ players, rounds }: Props) {
  const { t } = useTranslation('pigs');
  const most = Math.max(1, ...players.map(({ banks }) => sum(banks)));
  const numbers = Array.from({ length: rounds }, (_, index) => index);
  return (
    <figure className="food-chart">
      <figcaption aria-hidden="true">{t('chart.title')}</figcaption>
      <ul className="food-rows" aria-hidden="true">
        {players.map(({ silks, name, banks }) => (
          <li key={silks} className="food-row">
            <Jersey silks={silks} size={1.7} />
            <span className="food-name">{name}</span>
            <span className="food-bars">
              {numbers.map((index) => {
                const bank = banks[index];
                if (bank === undefined) return null;
                if (bank > 0) return <Bar key={index} silks={silks} bank={bank} most={most} />;
                return (
                  <span key={index} className="food-lost">
                    0
                  </span>
                );
              })}
            </span>
            <b className="food-total">{sum(banks)}</b>
          </li>
        ))}
      </ul>
      <table className="unseen">
        <caption>{t('chart.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.player')}</th>
            {numbers.map((index) => (
              <th key={index} scope="col">
                {t('chart.round', { round: index + 1 })}
              </th>
            ))}
            <th scope="col">{t('chart.total')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ silks, name, banks }) => (
            <tr key={silks}>
              <th scope="row">{name}</th>
              {numbers.map((index) => (
                <td key={index}>{banks[index] ?? ''}</td>
              ))}
              <td>{sum(banks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
