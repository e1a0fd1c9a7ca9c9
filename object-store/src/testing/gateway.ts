import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What lies between a client and its server. */
type Line =
  | 'open'
  /** The connections there are end, and new ones pass. */
  | 'reset'
  /** Connections are refused, and those there are end. */
  | 'cut'
  /** Connections are taken, and nothing passes. */
  | 'silent';

/** A line between a client and a server, which can be cut and silenced in the middle. */
export interface Gateway {
  readonly url: string;
  set(line: Line): void;
  /** Once so many further bytes have passed to the server, or back from it. */
  after(bytes: number, to: 'server' | 'client', line: Line): void;
  close(): Promise<void>;
}

/** Node cannot reset a socket that is about to end: it would keep its handle, and the process would never exit. */
function reset(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

/** @param port of the server, on this machine */
export async function startGateway(port: number): Promise<Gateway> {
  const sockets = new Set<Socket>();
  let line: Line = 'open';
  let change: { left: number; to: 'server' | 'client'; line: Line } | undefined;

  function set(to: Line): void {
    line = to;
    change = undefined;
    for (const socket of sockets) {
      if (line === 'cut' || line === 'reset') reset(socket);
      else if (line === 'silent') socket.pause();
      else socket.resume();
    }
  }

  function pass(from: Socket, into: Socket, to: 'server' | 'client'): void {
    from.on('data', (chunk: Buffer) => {
      into.write(chunk);
      if (change?.to !== to) return;
      change.left -= chunk.length;
      if (change.left <= 0) set(change.line);
    });
    from.on('end', () => into.end());
    from.on('error', () => into.destroy());
    from.on('close', () => {
      sockets.delete(from);
      into.destroy();
    });
  }

  const server = createServer((client) => {
    if (line === 'cut') {
      reset(client);
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket);
    pass(client, upstream, 'server');
    pass(upstream, client, 'client');
    if (line === 'silent') for (const socket of [client, upstream]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set,
    after(bytes, to, next) {
      change = { left: bytes, to, line: next };
    },
    async close() {
      set('cut');
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
