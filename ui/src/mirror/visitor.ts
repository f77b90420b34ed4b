// Who is at this machine when it goes to other people's tables.
import { create } from 'zustand';

interface Visitor {
  /** By what name; empty until somebody has said one. */
  name: string;
  call: (name: string) => void;
}

export const useVisitor = create<Visitor>((set) => ({
  name: '',
  call: (name) => set({ name }),
}));
