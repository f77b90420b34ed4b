import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { PartyCard } from '../../ipc/bindings.gen';
import { isApart, ours, silksOf } from '../../mirror/party';
import { addressOf } from '../routes';

/** How far it is, who we are there, and how the line is: in one line. */
function useStanding(party: PartyCard): string {
  const { t, i18n } = useTranslation('nearby');
  if (isApart(party)) return t('party.apart');
  const taken = party.seats.filter(({ holder }) => holder !== 'free').length;
  const blanks = { taken, seats: party.seats.length };
  const names = ours(party).map(({ name }) => name);
  const stage = t(`party.stage.${party.stage}`, blanks);
  if (names.length === 0) return t('party.stand', { stage });
  const who = new Intl.ListFormat(i18n.language).format(names);
  return t('party.seats', { stage, who });
}

/** A party that is on, and the way back to it. */
export function PartyLine({ party }: { party: PartyCard }) {
  const { t } = useTranslation(['nearby', 'home']);
  const standing = useStanding(party);
  const { id, table, stage, game } = party;
  const isAtTable = stage !== 'lobby' && table !== null;
  const address = addressOf(
    isAtTable ? { screen: 'table', table } : { screen: 'party', party: id },
  );
  const name = party.name || t('party.unnamed');
  return (
    <li className="table-line">
      <span className="table-line-silks">
        {party.seats.map(({ seat, holder }) => {
          const silks = silksOf(party, seat);
          return (
            silks && (
              <span key={seat} className={holder === 'free' ? 'table-line-free' : undefined}>
                <Jersey silks={silks} size={1.5} />
              </span>
            )
          );
        })}
      </span>
      <span className="table-line-words">
        <span>
          <b>{name}</b> {game && <small>{t(`home:${game}.name`)}</small>}
        </span>
        <span>{standing}</span>
      </span>
      <a
        className="table-line-go"
        href={address}
        aria-label={t(isAtTable ? 'party.toTableAt' : 'party.toLobbyAt', { name })}
      >
        {t(isAtTable ? 'party.toTable' : 'party.toLobby')}
      </a>
    </li>
  );
}
