/** Where the app runs that this page shows: behind the window, or behind a socket. */

import { isTauri } from '@tauri-apps/api/core';
import { overSocket } from './socket';

/** Connects the page with the app. `onLost` is called where the app has gone away. */
export async function connect(onLost: () => void): Promise<void> {
  if (!isTauri()) await overSocket(onLost);
}
