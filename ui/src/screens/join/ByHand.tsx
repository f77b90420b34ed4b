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

/** How every link to a table begins. */
const LINK_START = 'racenight:';

/** Where somebody wants to go who typed this, and whether it is whole. A link in the field for the address is meant all the same. */
function goalOf(text: string, way: Way, code: string): { to: JoinBy; isTyped: boolean } {
  const typed = text.trim();
  if (way === 'link' || typed.startsWith(LINK_START))
    return { to: { by: 'link', link: typed }, isTyped: typed !== '' };
  return {
    to: { by: 'address', address: typed, code: code === '' ? null : code },
    isTyped: typed !== '' && (code === '' || code.length === CODE_LENGTH),
  };
}

interface Props {
  /** The link that was opened outside; it stands in its field, and waits for a name. */
  handed?: string | undefined;
}

/** To a table that is not heard: by its address and code, or by its link. Both stand on its host's screen. */
export function ByHand({ handed }: Props) {
  const { t } = useTranslation('nearby');
  const [way, setWay] = useState<Way>(handed === undefined ? 'address' : 'link');
  const [name, setName] = useState(useMyName());
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [link, setLink] = useState(handed ?? '');
  const { isOnWay, amiss, join } = useJoining();

  const { to, isTyped } = goalOf(way === 'link' ? link : address, way, code);
  const isLink = to.by === 'link';
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
          {!isLink && (
            <CodeField
              label={t('form.code')}
              value={code}
              onChange={setCode}
              error={amiss?.isCode ? amiss.text : undefined}
            />
          )}
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
