import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { PastTable } from '../../ipc/bindings.gen';
import { Ask } from '../../parts/Ask';
import { IconButton } from '../../parts/Button';
import { PrintButton } from '../print/PrintButton';
import { addressOf } from '../routes';
import { whenText } from '../when';
import { byPlace, placedText } from './result';

interface Props {
  table: PastTable;
  onExport: () => void;
  onDelete: () => void;
}

/** A finished table: when, what, who came where, and what can be done with it. */
export function PastLine({ table, onExport, onDelete }: Props) {
  const { t, i18n } = useTranslation('history');
  const { t: home } = useTranslation('home');
  const { t: parts } = useTranslation('parts');
  const { t: print } = useTranslation('print');
  const [isAsked, setAsked] = useState(false);
  const { file, began, rounds, seats } = table;
  const game = home(`${table.game}.name`);
  const when = whenText(parts, i18n.language, began);
  return (
    <li className="past-line">
      <span className="past-words">
        <b>{game}</b>
        <small>{t('when', { when, count: rounds })}</small>
      </span>
      <ol className="past-seats">
        {byPlace(seats).map((seat) => (
          <li key={seat.silks}>
            <Jersey silks={seat.silks} size={1.3} />
            {placedText(t, seat)}
          </li>
        ))}
      </ol>
      <span className="past-acts">
        <a
          className="past-go"
          href={addressOf({ screen: 'replay', file })}
          aria-label={t('replayOf', { game, when })}
        >
          {t('replay')}
        </a>
        <PrintButton
          source={{ of: 'past', file }}
          seats={seats}
          label={print('printOf', { game, when })}
        />
        <IconButton icon="save" label={t('exportOf', { game, when })} onPress={onExport} />
        <IconButton
          icon="close"
          label={t('deleteOf', { game, when })}
          onPress={() => setAsked(true)}
        />
      </span>
      <Ask
        title={t('ask.title')}
        text={t('ask.text', { game, when })}
        keep={t('ask.keep')}
        act={t('ask.act')}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onAct={onDelete}
      />
    </li>
  );
}
