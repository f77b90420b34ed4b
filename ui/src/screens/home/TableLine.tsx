import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { TableCard } from '../../ipc/bindings.gen';
import { Ask } from '../../parts/Ask';
import { IconButton } from '../../parts/Button';
import { addressOf } from '../routes';
import { whenText } from '../when';

interface Props {
  card: TableCard;
  onPutAway: () => void;
}

/** Where it stands, whose turn it is and since when, in one line. */
function useStanding({ setup, round, over, began, awaited }: TableCard): string {
  const { t, i18n } = useTranslation('home');
  const { t: parts } = useTranslation('parts');
  const when = whenText(parts, i18n.language, began);
  if (over) return t('tables.over', { when });
  const names = new Intl.ListFormat(i18n.language);
  const isAll = awaited.length === setup.seats.length;
  const who = isAll
    ? t('tables.everybody')
    : names.format(awaited.map((seat) => setup.seats[seat]?.name ?? ''));
  const turn = who ? 'turn' : 'still';
  if (round === 0) return t(`tables.fresh.${turn}`, { who, when });
  const unit = setup.game.game === 'nasty' ? 'race' : 'round';
  return t(`tables.${unit}.${turn}`, { round, who, when });
}

/** A table with the way back to it. What would be lost is not put away unasked. */
export function TableLine({ card, onPutAway }: Props) {
  const { t, i18n } = useTranslation('home');
  const [isAsked, setAsked] = useState(false);
  const { id, over, setup } = card;
  const standing = useStanding(card);
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const players = names.format(setup.seats.map(({ name }) => name));
  const game = t(`${setup.game.game}.name`);
  return (
    <li className="table-line">
      <span className="table-line-silks">
        {setup.seats.map(({ silks }) => (
          <Jersey key={silks} silks={silks} size={1.5} />
        ))}
      </span>
      <span className="table-line-words">
        <span>
          <b>{game}</b> <small>{standing}</small>
        </span>
        <span>{players}</span>
      </span>
      <a
        className="table-line-go"
        href={addressOf({ screen: 'table', table: id })}
        aria-label={t(over ? 'tables.lookAt' : 'tables.goOnWith', { game, players })}
      >
        {t(over ? 'tables.look' : 'tables.goOn')}
      </a>
      <IconButton
        icon="close"
        label={t(over ? 'tables.clear' : 'tables.putAway', { game, players })}
        onPress={over ? onPutAway : () => setAsked(true)}
      />
      <Ask
        title={t('tables.ask.title')}
        text={t('tables.ask.text', { game, players })}
        keep={t('tables.ask.keep')}
        act={t('tables.ask.act')}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onAct={onPutAway}
      />
    </li>
  );
}
