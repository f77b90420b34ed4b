/** Where the app runs that this page shows: behind the window, or behind a socket. */

import { Channel, isTauri } from '@tauri-apps/api/core';
import { overSocket } from './socket';

/**
 * Connects the page with the app. `onLost` is called where the app has gone away; connecting once
 * more is how it is found again, and streams are asked for anew after that.
 */
export async function connect(onLost: () => void): Promise<void> {
  if (!isTauri()) await overSocket(onLost);
}

/** Is the page in a window of our own? A browser has its own ways with windows. */
export function hasWindow(): boolean {
  return isTauri();
}

/** A stream of messages, for a command that takes one. After `close` nothing more is heard of it. */
export function stream<T>(hear: (message: T) => void): { channel: Channel<T>; close: () => void } {
  const channel = new Channel<T>(hear);
  return {
    channel,
    close: () => {
      channel.onmessage = () => {};
    },
  };
}
