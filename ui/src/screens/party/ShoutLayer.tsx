import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/shallow';
import { Jersey } from '../../art/Jersey';
import type { PartyCard } from '../../ipc/bindings.gen';
import { useApp } from '../../mirror/app';
import { heardAt, type Said, useParties } from '../../mirror/parties';
import { silksOf } from '../../mirror/party';
import { play } from '../../stage/sounds';
import './shout-layer.css';
import { shoutOf } from './shouts';

/** How long a shout hangs in the air, in milliseconds. */
const HANGS = 3200;

/** The shouts that are in the air: those that came while one was here. */
function useShouts(party: PartyCard): readonly Said[] {
  const heard = useParties(useShallow((now) => heardAt(now, party.id)));
  const hasSound = useApp((app) => app.settings?.sound) ?? false;
  const last = useRef(heard.at(-1)?.id ?? 0);
  const [inAir, setInAir] = useState<readonly Said[]>([]);
  useEffect(() => {
    const fresh = heard.filter(({ id, what }) => id > last.current && what.say === 'shout');
    last.current = heard.at(-1)?.id ?? last.current;
    if (fresh.length === 0) return;
    setInAir((now) => [...now, ...fresh]);
    play('shout', hasSound);
    setTimeout(() => setInAir((now) => now.filter((said) => !fresh.includes(said))), HANGS);
  }, [heard, hasSound]);
  return inAir;
}

/** Shouts float up by the silks of who shouts. They are read out with all that is said. */
export function ShoutLayer({ party }: { party: PartyCard }) {
  const { t } = useTranslation('party');
  const seats = party.seats.length + 1;
  const shouts = useShouts(party);
  return (
    <div className="shouts" aria-hidden="true">
      {shouts.map(({ id, seat, name, what }) => {
        const shout = shoutOf(what);
        const silks = seat === null ? undefined : silksOf(party, seat);
        const left = `${(((seat ?? party.seats.length) + 0.5) / seats) * 100}%`;
        return (
          <p key={id} className="shout" style={{ left }}>
            {silks && <Jersey silks={silks} size={2.4} />}
            <span>
              <b>{shout && t(`shout.${shout}`)}</b>
              <small>{name}</small>
            </span>
          </p>
        );
      })}
    </div>
  );
}
