import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AwayChoice } from '../../ipc/bindings.gen';
import { inHand, useCard } from '../../mirror/card';
import { CODE_LENGTH } from '../../mirror/code';
import type { Draft } from '../../mirror/draft';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { Dialog } from '../../parts/Dialog';
import { TextField } from '../../parts/TextField';
import { CodeField } from '../join/CodeField';
import { partyText } from '../notKept';
import { AwayOption } from '../party/AwayOption';
import { addressOf } from '../routes';
import { useWrong } from './useWrong';

const LONGEST_TABLE = 40;

/** By other figures than the printed ones nobody can come in who has not the same file. */
const hasOwnFigures = ({ game }: Draft) => game.game === 'nasty' && game.book !== null;

/** How the table is offered: its name, its code, and what becomes of seats whose players go away. */
function OfferForm({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useTranslation('setup');
  const { t: errors } = useTranslation('errors');
  const offer = useCard((desk) => desk.offer);
  const wrong = useWrong();
  const host = draft.runners.find(({ seat }) => seat.player === 'here')?.seat.name.trim();
  const [name, setName] = useState(host ? t('offer.named', { name: host }) : '');
  const [ownCode, setOwnCode] = useState<string>();
  const [away, setAway] = useState<AwayChoice>('wait');
  const [amiss, setAmiss] = useState<string>();
  const isWhole = name.trim() !== '' && (ownCode === undefined || ownCode.length === CODE_LENGTH);

  const open = async () => {
    if (!isWhole) return;
    const told = await offer({ name: name.trim(), code: ownCode ?? null, port: null, away });
    if (typeof told === 'number') location.hash = addressOf({ screen: 'party', party: told });
    else setAmiss((told.error === 'setup' && wrong.first) || partyText(errors, told));
  };
  return (
    <form
      className="offer"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <TextField
        label={t('offer.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_TABLE}
        hint={t('offer.nameHint')}
        autoFocus
      />
      <Choice
        label={t('offer.code')}
        value={ownCode === undefined ? 'drawn' : 'own'}
        onChange={(id) => setOwnCode(id === 'own' ? '' : undefined)}
        options={(['drawn', 'own'] as const).map((id) => ({
          id,
          label: t(`offer.codeName.${id}`),
        }))}
      />
      {ownCode !== undefined && (
        <CodeField label={t('offer.ownCode')} value={ownCode} onChange={setOwnCode} />
      )}
      <AwayOption away={away} onChoose={setAway} />
      {hasOwnFigures(draft) && <p className="offer-figures">{t('offer.figures')}</p>}
      {amiss && (
        <p className="field-error" role="alert">
          {amiss}
        </p>
      )}
      <p className="quiet">{t('offer.network')}</p>
      <p className="name-form-acts">
        <Button onPress={onClose}>{t('offer.not')}</Button>
        <Button type="submit" look="primary" notNow={!isWhole}>
          {t('offer.act')}
        </Button>
      </p>
    </form>
  );
}

/** Before a table is opened to others. */
export function OfferDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('setup');
  const draft = useCard((desk) => inHand(desk)?.draft);
  return (
    <Dialog title={t('offer.title')} isOpen={isOpen} onClose={onClose} wide>
      {isOpen && draft && <OfferForm draft={draft} onClose={onClose} />}
    </Dialog>
  );
}
