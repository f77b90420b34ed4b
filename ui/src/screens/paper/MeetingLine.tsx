import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jersey } from '../../art/Jersey';
import type { MeetingCard } from '../../ipc/bindings.gen';
import { Ask } from '../../parts/Ask';
import { IconButton } from '../../parts/Button';
import { addressOf } from '../routes';
import { whenText } from '../when';

interface Props {
  card: MeetingCard;
  onDelete: () => void;
}

/** A meeting in the book: who plays, how far it is, and the way on. */
export function MeetingLine({ card, onDelete }: Props) {
  const { t, i18n } = useTranslation('paper');
  const { t: parts } = useTranslation('parts');
  const [isAsked, setAsked] = useState(false);
  const { meeting, seats, began, race, over } = card;
  const names = seats.map(({ name }) => name);
  const players = new Intl.ListFormat(i18n.language).format(names);
  const when = whenText(parts, i18n.language, began);
  return (
    <li className="paper-line">
      <span className="paper-words">
        <b>
          {seats.map(({ name, silks }) => (
            <span key={silks}>
              <Jersey silks={silks} size={1.4} /> {name}
            </span>
          ))}
        </b>
        <small>{over ? t('kept.over', { when }) : t('kept.race', { race, when })}</small>
      </span>
      <a
        className="past-go"
        href={addressOf({ screen: 'book', meeting })}
        aria-label={t('kept.goOnWith', { players })}
      >
        {t('kept.goOn')}
      </a>
      <IconButton
        icon="close"
        label={t('kept.delete', { players })}
        onPress={() => setAsked(true)}
      />
      <Ask
        title={t('kept.ask.title')}
        text={t('kept.ask.text', { players })}
        keep={t('kept.ask.keep')}
        act={t('kept.ask.act')}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onAct={onDelete}
      />
    </li>
  );
}
