import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inHand, useCard } from '../../mirror/card';
import { isOpen } from '../../mirror/draft';
import { Button } from '../../parts/Button';
import { openText } from '../notKept';
import { OfferDialog } from './OfferDialog';
import './start-bar.css';
import { useWrong } from './useWrong';

/** The foot of the card: what is still missing or that all is `ready`, and the way to the start. */
export function StartBar({ ready }: { ready: string }) {
  const { t } = useTranslation('setup');
  const { t: errors } = useTranslation('errors');
  const { surprise, open } = useCard();
  const turnedAway = useCard((desk) => inHand(desk)?.turnedAway);
  const { first: missing } = useWrong();

  const isShared = useCard((desk) => {
    const card = inHand(desk);
    return card !== undefined && isOpen(card.draft);
  });
  const [isOffered, setOffered] = useState(false);

  const showAmiss = () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const offer = () => (missing === undefined ? setOffered(true) : showAmiss());
  const start = async () => {
    const table = await open();
    if (table !== undefined) location.hash = `#/table/${table}`;
    // The first field that is amiss, for the hand to mend.
    else showAmiss();
  };

  const amiss = missing ?? (turnedAway && openText(errors, turnedAway));
  return (
    <footer className="start-bar">
      <p role="status" className={amiss ? 'start-bar-amiss' : undefined}>
        {amiss ?? ready}
      </p>
      <Button icon="dice" onPress={() => surprise()}>
        {t('surprise')}
      </Button>
      <Button look="primary" notNow={missing !== undefined} onPress={isShared ? offer : start}>
        {t(isShared ? 'open' : 'start')}
      </Button>
      <OfferDialog isOpen={isOffered} onClose={() => setOffered(false)} />
    </footer>
  );
}
