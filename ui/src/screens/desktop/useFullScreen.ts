import { useEffect } from 'react';
import { commands } from '../../ipc/bindings.gen';
import { hasWindow } from '../../ipc/host';

/** F11 goes to the full screen and back. A browser does that by itself. */
export function useFullScreen(): void {
  useEffect(() => {
    if (!hasWindow()) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F11' || event.repeat) return;
      event.preventDefault();
      void commands.toggleFullScreen();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
