import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/shallow';
import { commands, type PartyCard } from '../../ipc/bindings.gen';
import { EVERYBODY, heardAt, readAll, toggleMuted, useParties } from '../../mirror/parties';
import { isApart, silksOf } from '../../mirror/party';
import { Button } from '../../parts/Button';
import { LogList } from '../../parts/LogList';
import { Menu } from '../../parts/Menu';
import { TextField } from '../../parts/TextField';
import { SHOUTS } from './shouts';
import './talk.css';
import { useOrder } from './useParty';
import { useSaying } from './useSaying';

/** Short lines, in the words of the network as many bytes as fit. */
const LONGEST_LINE = 140;

/** Whom one need not hear: anybody who sits elsewhere, or all of them. */
function MuteMenu({ party }: { party: PartyCard }) {
  const { t } = useTranslation('party');
  const muted = useParties((now) => now.muted);
  const others = party.seats.filter(({ mine, name }) => !mine && name !== '');
  const names = [...new Set(others.map(({ name }) => name))];
  const act = (name: string, mute: string, hear: string) => ({
    id: `mute-${name}`,
    label: muted.includes(name) ? hear : mute,
    icon: muted.includes(name) ? ('sound' as const) : ('silent' as const),
    onAction: () => toggleMuted(name),
  });
  return (
    <Menu
      icon={muted.length > 0 ? 'silent' : 'sound'}
      label={t('talk.mute')}
      acts={[
        act(EVERYBODY, t('talk.muteAll'), t('talk.hearAll')),
        ...names.map((name) => act(name, t('talk.muteOne', { name }), t('talk.hearOne', { name }))),
      ]}
    />
  );
}

interface ShoutsProps {
  onShout: (shout: number) => void;
  /** Folded away, where there is little room. */
  isFolded: boolean;
}

function Shouts({ onShout, isFolded }: ShoutsProps) {
  const { t } = useTranslation('party');
  if (isFolded) {
    return (
      <Menu
        icon="shout"
        label={t('talk.shout')}
        acts={SHOUTS.map((shout, index) => ({
          id: shout,
          label: t(`shout.${shout}`),
          onAction: () => onShout(index),
        }))}
      />
    );
  }
  return (
    <div className="talk-shouts">
      {SHOUTS.map((shout, index) => (
        <Button key={shout} small onPress={() => onShout(index)}>
          {t(`shout.${shout}`)}
        </Button>
      ))}
    </div>
  );
}

/** What is said at a party, and the ways to say something. */
export function Talk({ party, isSmall = false }: { party: PartyCard; isSmall?: boolean }) {
  const { t } = useTranslation('party');
  const order = useOrder();
  const say = useSaying();
  const [line, setLine] = useState('');
  const heard = useParties(useShallow((now) => heardAt(now, party.id)));
  const last = heard.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard while one looks is read.
  useEffect(() => readAll(party.id), [party.id, last]);

  const send = async () => {
    const text = line.trim();
    if (text === '') return;
    const isSaid = await order(commands.say(party.id, text));
    if (isSaid !== undefined) setLine('');
  };
  const lines = heard.map((said) => ({
    id: said.id,
    silks: said.seat === null ? undefined : silksOf(party, said.seat),
    text: say(said),
  }));
  return (
    <div className="talk">
      {lines.length > 0 ? (
        <LogList lines={lines} label={t('talk.title')} />
      ) : (
        <p className="talk-silence">{t('talk.silence')}</p>
      )}
      <form
        className="talk-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t('talk.line')}
          hideLabel
          value={line}
          onChange={setLine}
          maxLength={LONGEST_LINE}
        />
        <Button type="submit" small notNow={line.trim() === '' || isApart(party)}>
          {t('talk.say')}
        </Button>
        {isSmall && <Shouts isFolded onShout={(n) => void order(commands.shout(party.id, n))} />}
        <MuteMenu party={party} />
      </form>
      {!isSmall && (
        <Shouts isFolded={false} onShout={(n) => void order(commands.shout(party.id, n))} />
      )}
    </div>
  );
}
