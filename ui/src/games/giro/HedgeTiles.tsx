import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import { Picture } from '../../art/Picture';
import { Hedge } from '../../art/scenery';
import type { Silks } from '../../art/silks';
import './hedge-tiles.css';

export interface HedgeTile {
  /** Where it stands; without one it is still to be placed. */
  space?: number;
  /** Who placed it or is to place it; nobody where it was drawn. */
  silks?: Silks;
  name?: string;
  isNow?: boolean;
}

function spoken(t: ReturnType<typeof useTranslation<'giro'>>['t'], tile: HedgeTile): string {
  const { space, name } = tile;
  if (space === undefined) return name ? t('hedges.toPlace', { name }) : t('hedges.still');
  return name ? t('hedges.by', { name, space }) : t('hedges.on', { space });
}

/** The five hedges: those that stand, and whose turn it is to place the others. */
export function HedgeTiles({ tiles }: { tiles: readonly HedgeTile[] }) {
  const { t } = useTranslation('giro');
  return (
    <ol className="hedge-tiles" aria-label={t('hedges.label')}>
      {tiles.map((tile, index) => {
        const { space, silks, name, isNow } = tile;
        const names = ['hedge-tile', space === undefined && 'hedge-open', isNow && 'hedge-now'];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hedge is its place in the order.
          <li key={index} className={names.filter(Boolean).join(' ')}>
            <span role="img" aria-label={spoken(t, tile)}>
              <Picture viewBox="-32 -34 64 68" className="hedge-picture">
                <Hedge x={0} y={0} />
              </Picture>
              <b>{space ?? '–'}</b>
              <small>
                {silks && <Jersey silks={silks} size={1.25} />}
                {name}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
