import { useTranslation } from 'react-i18next';
import type { NearbyTable } from '../../ipc/bindings.gen';
import { useParties } from '../../mirror/parties';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { Tag } from '../../parts/Tag';
import { PICTURES } from '../home/Shelf';
import { addressOf } from '../routes';

/** Why it cannot be joined, where it cannot. */
export function useHindrance({ speaks, game, linkOnly, held, app }: NearbyTable) {
  const { t } = useTranslation('nearby');
  if (!speaks) return t('line.otherVersion', { app });
  if (!game) return t('line.otherGame');
  return linkOnly && !held ? t('line.linkOnly') : undefined;
}

/** How far it is, and how many sit there. */
function useStanding({ stage, taken, seats }: NearbyTable): string {
  const { t } = useTranslation('nearby');
  return stage ? t(`line.stage.${stage}`, { taken, seats }) : t('line.remembered');
}

function Marks({ table, isOpen }: { table: NearbyTable; isOpen: boolean }) {
  const { t } = useTranslation('nearby');
  const asks = isOpen && table.code && !(table.held || table.ours);
  return (
    <span className="nearby-marks">
      {table.ours && <Tag tone="gold">{t('line.ours')}</Tag>}
      {table.held && <Tag tone="good">{t('line.held')}</Tag>}
      {asks && <Tag>{t('line.code')}</Tag>}
      {table.grey && <Tag tone="bad">{t('line.grey')}</Tag>}
    </span>
  );
}

/** The way in: back to our own lobby, to a seat that is ours, or to the question for the code. */
function Way({ table, onChoose }: { table: NearbyTable; onChoose: () => void }) {
  const { t } = useTranslation('nearby');
  const { ours, held, name, stage } = table;
  const own = useParties(({ parties }) =>
    parties?.find((party) => party.side.side === 'host' && party.name === name),
  );
  if (ours) {
    const address = own && addressOf({ screen: 'party', party: own.id });
    return address ? (
      <a className="table-line-go" href={address}>
        {t('line.toOurs')}
      </a>
    ) : null;
  }
  const what = held ? 'back' : stage === 'lobby' || stage === null ? 'join' : 'watch';
  return (
    <Button look={held ? 'primary' : 'plain'} onPress={onChoose}>
      <span aria-hidden="true">{t(`line.${what}`)}</span>
      <span className="unseen">{t(`line.${what}At`, { name })}</span>
    </Button>
  );
}

/** A table nearby, as the house lists one. */
export function NearbyLine({ table, onChoose }: { table: NearbyTable; onChoose: () => void }) {
  const { t } = useTranslation(['nearby', 'home']);
  const hindrance = useHindrance(table);
  const standing = useStanding(table);
  const { game, name, grey } = table;
  return (
    <li className={grey || hindrance ? 'nearby-line nearby-line-grey' : 'nearby-line'}>
      <span className="entry-picture">{game ? PICTURES[game] : <Icon name="dice" />}</span>
      <span className="nearby-words">
        <b>{name}</b>
        <span>{game ? t(`home:${game}.name`) : t('line.unknown')}</span>
        <small>{hindrance ?? standing}</small>
      </span>
      <Marks table={table} isOpen={hindrance === undefined} />
      {!hindrance && <Way table={table} onChoose={onChoose} />}
    </li>
  );
}
