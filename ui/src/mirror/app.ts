// The app as last told: what it said first, the settings, and whether it can be reached.
import { create } from 'zustand';
import {
  type CloseError,
  commands,
  type Hello,
  type Misfit,
  type OpenError,
  type PartyError,
  type RecordError,
  type Settings as SomeSettings,
  type StoreError,
  type Trouble,
} from '../ipc/bindings.gen';
import { connect } from '../ipc/host';
import { setStill, setTextSize, wear } from '../looks/theme';
import { speak } from '../words/words';

/** The backend may be told some settings only; it always tells all of them. */
export type Settings = Required<SomeSettings>;

/** What the reader should know, whatever screen she is at. */
export type Notice =
  | { about: 'settings-not-kept'; error: StoreError }
  | { about: 'settings-not-read'; trouble: Trouble }
  | { about: 'not-opened'; error: OpenError }
  | { about: 'not-closed'; error: CloseError }
  | { about: 'party'; error: PartyError }
  | { about: 'record'; error: RecordError }
  | { about: 'exported'; path: string }
  | { about: 'handed'; misfit: Misfit }
  | { about: 'broke' };

interface AppMirror {
  hello: Hello | undefined;
  settings: Settings | undefined;
  /** `lost` where the app was there and has gone, `never` where it did not answer at all. */
  reach: 'asking' | 'here' | 'lost' | 'never';
  notice: Notice | undefined;
  /** Connects, and asks for what the page must know to begin. */
  begin: () => Promise<void>;
  /** Holds at once, for the next press of a step goes by it; what cannot be kept holds for now, and a notice says so. */
  change: (part: Partial<Settings>) => Promise<void>;
  notify: (notice: Notice) => void;
  dismiss: () => void;
}

/** Changes are kept one after another. */
let last: Promise<void> = Promise.resolve();

export const useApp = create<AppMirror>((set, get) => ({
  hello: undefined,
  settings: undefined,
  reach: 'asking',
  notice: undefined,

  begin: async () => {
    try {
      await connect(() => set({ reach: 'lost' }));
      const hello = await commands.hello();
      const notice: Notice | undefined = hello.trouble
        ? { about: 'settings-not-read', trouble: hello.trouble }
        : undefined;
      const settings = hello.settings as Settings;
      await dress(settings, hello);
      set({ hello, settings, reach: 'here', notice });
    } catch {
      set(({ reach }) => ({ reach: reach === 'lost' ? 'lost' : 'never' }));
    }
  },

  change: (part) => {
    const { settings: before, hello } = get();
    if (!(before && hello)) return last;
    const settings = { ...before, ...part };
    set({ settings });
    const dressed = dress(settings, hello);
    last = last.then(async () => {
      const told = await commands.changeSettings(settings);
      const notice: Notice | undefined =
        told.status === 'error' ? { about: 'settings-not-kept', error: told.error } : undefined;
      set({ notice });
      await dressed;
    });
    return last;
  },

  notify: (notice) => set({ notice }),
  dismiss: () => set({ notice: undefined }),
}));

let undress = () => {};

/** The page as the settings want it. */
async function dress(settings: Settings, hello: Hello): Promise<void> {
  undress();
  undress = wear(settings.theme);
  setTextSize(settings.textScale);
  setStill(settings.speed === 'off');
  await speak(settings.language ?? hello.language);
}
