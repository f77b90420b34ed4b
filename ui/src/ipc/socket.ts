/**
 * The same app behind a WebSocket: for a browser that is shown the page by `racenight serve`.
 *
 * The generated bindings speak to `window.__TAURI_INTERNALS__`. Where there is no Tauri, this puts
 * something there that carries commands over the socket, so that the page has one set of commands.
 */

type Callback = (message: unknown) => void;

/** What the server says: an answer to a request, or a message on a channel. */
type Said =
  | { id: number; done: unknown }
  | { id: number; turned: unknown }
  | { id: number | null; misspoken: string }
  | { channel: number; told: unknown };

interface Request {
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** Opens the socket, puts it where the bindings look for Tauri, and says when it is lost. */
export async function overSocket(onLost: () => void): Promise<void> {
  const socket = await openSocket();
  const line = new Line(socket);
  Object.assign(window, { __TAURI_INTERNALS__: line.internals() });
  socket.addEventListener('close', () => {
    line.hangUp();
    onLost();
  });
}

function openSocket(): Promise<WebSocket> {
  const address = new URL('socket', location.href);
  address.protocol = 'ws:';
  address.hash = '';
  address.search = new URLSearchParams({
    token: new URLSearchParams(location.search).get('token') ?? '',
  }).toString();
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error('no socket')), { once: true });
  });
}

class Line {
  private last = 0;
  private readonly requests = new Map<number, Request>();
  private readonly callbacks = new Map<number, Callback>();
  /** The callback of each channel, and the number of its next message. */
  private readonly channels = new Map<number, { callback: number; next: number }>();

  constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as Said));
  }

  internals() {
    return {
      invoke: (command: string, given?: Record<string, unknown>) => this.invoke(command, given),
      transformCallback: (callback: Callback) => {
        this.last += 1;
        this.callbacks.set(this.last, callback);
        return this.last;
      },
      unregisterCallback: (id: number) => this.callbacks.delete(id),
    };
  }

  hangUp(): void {
    for (const { reject } of this.requests.values()) reject(new Error('the line is lost'));
    this.requests.clear();
  }

  private invoke(command: string, given: Record<string, unknown> = {}): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    const args: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(JSON.parse(JSON.stringify(given)))) {
      const channel =
        typeof value === 'string' ? /^__CHANNEL__:(\d+)$/.exec(value)?.[1] : undefined;
      if (channel) this.channels.set(id, { callback: Number(channel), next: 0 });
      else args[name] = value;
    }
    return new Promise((resolve, reject) => {
      this.requests.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, command, arguments: args }));
    });
  }

  private hear(said: Said): void {
    if ('channel' in said) {
      const channel = this.channels.get(said.channel);
      if (!channel) return;
      this.callbacks.get(channel.callback)?.({ index: channel.next, message: said.told });
      channel.next += 1;
      return;
    }
    const request = this.requests.get(said.id ?? 0);
    this.requests.delete(said.id ?? 0);
    if ('done' in said) request?.resolve(said.done);
    else if ('turned' in said) request?.reject(said.turned);
    else request?.reject(new Error(said.misspoken));
  }
}
