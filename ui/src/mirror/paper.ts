// The size of paper in the reader's printer, as she said last.
import { create } from 'zustand';
import type { PaperSize } from '../ipc/bindings.gen';

interface Paper {
  paper: PaperSize;
  setPaper: (paper: PaperSize) => void;
}

export const usePaper = create<Paper>((set) => ({
  paper: 'a4',
  setPaper: (paper) => set({ paper }),
}));
