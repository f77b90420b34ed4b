// Who is at this machine when it goes to other people's tables.
import { create } from 'zustand';
import { useApp } from './app';

interface Visitor {
  /** By what name he came last; empty until somebody has come anywhere. */
  name: string;
  call: (name: string) => void;
}

export const useVisitor = create<Visitor>((set) => ({
  name: '',
  call: (name) => set({ name }),
}));

/** The name to come by: that of the last visit, else that of the settings; empty where there is none. */
export function useMyName(): string {
  const last = useVisitor((visitor) => visitor.name);
  const own = useApp((app) => app.settings?.name) ?? '';
  return last || own;
}
