// The tables on the network as last told, ours and those of others, and what is said there.
import { create } from 'zustand';
import {
  commands,
  type PartyCard,
  type PartyId,
  type PartyTold,
  type Saying,
  type Seat,
  type TableId,
} from '../ipc/bindings.gen';
import { stream } from '../ipc/host';
import { useApp } from './app';

/** A line or a shout, as it was heard. */
export interface Said {
  id: number;
  party: PartyId;
  seat: Seat | null;
  name: string;
  what: Saying;
}

/** What has been said is kept for an evening's scrolling, and no longer. */
const KEPT = 300;

export interface Parties {
  /** Nothing before they have been told once. */
  parties: readonly PartyCard[] | undefined;
  said: readonly Said[];
  /** By party, the last saying that was read. */
  read: Readonly<Record<PartyId, number>>;
  /** Whom the reader does not want to hear, by name; `everybody` for all of them. */
  muted: readonly string[];
}

const NOTHING: Parties = { parties: undefined, said: [], read: {}, muted: [] };

/** Stands for all names; nobody is called that, for names are not empty. */
export const EVERYBODY = '';

export const useParties = create<Parties>(() => NOTHING);

/** What a message makes of the mirror. */
export function hear(now: Parties, message: PartyTold): Parties {
  if (message.told === 'ended') return now;
  if (message.told === 'parties') return { ...now, parties: message.parties };
  const { told: _, ...words } = message;
  const id = (now.said.at(-1)?.id ?? 0) + 1;
  return { ...now, said: [...now.said, { id, ...words }].slice(-KEPT) };
}

export function partyOf({ parties }: Parties, id: PartyId | undefined): PartyCard | undefined {
  return parties?.find((party) => party.id === id);
}

/** The party that plays at a table. */
export function partyAt({ parties }: Parties, table: TableId): PartyCard | undefined {
  return parties?.find((party) => party.table === table);
}

export const isMuted = ({ muted }: Parties, name: string): boolean =>
  muted.includes(EVERYBODY) || muted.includes(name);

/** What is heard at a party, without those whom the reader has muted. */
export function heardAt(now: Parties, party: PartyId): Said[] {
  return now.said.filter((said) => said.party === party && !isMuted(now, said.name));
}

/** How much has been said since the reader looked last. */
export function unreadAt(now: Parties, party: PartyId): number {
  const last = now.read[party] ?? 0;
  return heardAt(now, party).filter(({ id }) => id > last).length;
}

export function readAll(party: PartyId): void {
  useParties.setState(({ said, read }) => ({
    read: { ...read, [party]: said.at(-1)?.id ?? 0 },
  }));
}

/** Mutes a name, or hears it again. */
export function toggleMuted(name: string): void {
  useParties.setState(({ muted }) => ({
    muted: muted.includes(name) ? muted.filter((one) => one !== name) : [...muted, name],
  }));
}

/** Hangs up the stream that is on. */
let hangUp = () => {};

/** Hears of all parties from now on. Nothing is opened on the network for that. */
export function watchParties(): void {
  hangUp();
  const { channel, close } = stream<PartyTold>((message) => {
    useParties.setState((now) => hear(now, message));
    if (message.told === 'ended') useApp.getState().notify({ about: 'party', error: message.why });
  });
  hangUp = close;
  commands.watchParties(channel).catch(() => {
    // The line is lost. The app's mirror says so, and parties are asked for when it is back.
  });
}

useApp.subscribe((now, before) => {
  if (now.reach === 'here' && before.reach !== 'here') watchParties();
});
