// The files of figures that the user has brought, as last told.
import { create } from 'zustand';
import { type Bookcase, commands } from '../ipc/bindings.gen';

interface BookcaseMirror {
  bookcase: Bookcase | undefined;
  /** Looks what is there now: files come and go while the app is open. */
  look: () => Promise<void>;
}

export const useBookcase = create<BookcaseMirror>((set) => ({
  bookcase: undefined,
  look: async () => set({ bookcase: await commands.books() }),
}));
