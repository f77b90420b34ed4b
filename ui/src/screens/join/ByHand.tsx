import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinBy } from '../../ipc/bindings.gen';
import { CODE_LENGTH } from '../../mirror/code';
import { useMyName } from '../../mirror/visitor';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { TextField } from '../../parts/TextField';
import { LONGEST_NAME } from '../setup/runner';
import { AmissSlip } from './AmissSlip';
import { CodeField } from './CodeField';
import { useJoining } from './useJoining';

type Way = 'address' | 'link';

/** To a table that is not heard: by its address and code, or by its link. Both stand on its host's screen. */
export function ByHand() {
  const { t } = useTranslation('nearby');
  const [way, setWay] = useState<Way>('address');
  const [name, setName] = useState(useMyName());
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [link, setLink] = useState('');
  const { isOnWay, amiss, join } = useJoining();

  const to: JoinBy =
    way === 'link'
      ? { by: 'link', link: link.trim() }
      : { by: 'address', address: address.trim(), code: code === '' ? null : code };
  const isTyped =
    way === 'link'
      ? link.trim() !== ''
      : address.trim() !== '' && (code === '' || code.length === CODE_LENGTH);
  const isWhole = name.trim() !== '' && isTyped;
  return (
    <form
      className="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) join(to, name.trim());
      }}
    >
      <TextField label={t('form.name')} value={name} onChange={setName} maxLength={LONGEST_NAME} />
      <Choice
        label={t('byHand.way')}
        value={way}
        onChange={setWay}
        options={(['address', 'link'] as const).map((id) => ({ id, label: t(`byHand.${id}`) }))}
      />
      {way === 'address' ? (
        <>
          <TextField
            label={t('form.address')}
            value={address}
            onChange={setAddress}
            hint={t('form.addressHint')}
          />
          <CodeField
            label={t('form.code')}
            value={code}
            onChange={setCode}
            error={amiss?.isCode ? amiss.text : undefined}
          />
        </>
      ) : (
        <TextField
          label={t('form.link')}
          value={link}
          onChange={setLink}
          hint={t('form.linkHint')}
        />
      )}
      <AmissSlip amiss={amiss} />
      <p className="name-form-acts">
        <Button type="submit" look="primary" notNow={!isWhole || isOnWay}>
          {t(isOnWay ? 'form.onWay' : 'form.join')}
        </Button>
      </p>
    </form>
  );
}
