import { useTranslation } from 'react-i18next';
import type { State } from '../../ipc/bindings.gen';

type Promised = Pick<State, 'commitment' | 'revealed'>;

/** The promise that binds the table to its seed and, once it is over, the seed itself. */
export function FairChance({ commitment, revealed }: Promised) {
  const { t } = useTranslation('table');
  const figures = [
    { name: t('fair.seal'), figure: commitment },
    ...(revealed
      ? [
          { name: t('fair.seed'), figure: revealed.seed },
          { name: t('fair.salt'), figure: revealed.salt },
        ]
      : []),
  ];
  return (
    <div className="fair">
      <p>{t(revealed ? 'fair.after' : 'fair.before')}</p>
      <dl>
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
