// What comes from the desktop around the page: what was handed over, and the question whether the window may close.
import { create } from 'zustand';
import { commands, type DesktopTold, type Handed } from '../ipc/bindings.gen';
import { stream } from '../ipc/host';
import { useApp } from './app';

interface Desktop {
  /** What was handed over last; the same thing twice is two things. */
  handed: Handed | undefined;
  /** How many guests would be left behind, while it is asked whether the window may close. */
  guests: number | undefined;
}

export const useDesktop = create<Desktop>(() => ({ handed: undefined, guests: undefined }));

export function hear(told: DesktopTold): void {
  switch (told.told) {
    case 'handed':
      useDesktop.setState({ handed: told.what });
      break;
    case 'closing':
      useDesktop.setState({ guests: told.guests });
      break;
    case 'broke':
      useApp.getState().notify({ about: 'broke' });
      break;
  }
}

/** Closes the window, or leaves it open after all. */
export function answerClosing(close: boolean): void {
  useDesktop.setState({ guests: undefined });
  void commands.answerClosing(close);
}

/** Hangs up the stream that is on. */
let hangUp = () => {};

function watchDesktop(): void {
  hangUp();
  const { channel, close } = stream<DesktopTold>(hear);
  hangUp = close;
  commands.watchDesktop(channel).catch(() => {
    // The line is lost. The app's mirror says so, and this is asked for when it is back.
  });
}

useApp.subscribe((now, before) => {
  if (now.reach === 'here' && before.reach !== 'here') watchDesktop();
});
