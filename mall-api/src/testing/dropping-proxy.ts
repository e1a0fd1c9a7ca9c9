import { connect, createServer, type Socket } from 'node:net';

/** A connection between two programs that can be cut. */
export interface DroppingProxy {
  readonly port: number;
  /** Silently drops everything, on open and new connections, as in a network partition. */
  cut(): void;
  /** Forwards new connections again, optionally to another port. */
  mend(target?: number): void;
  stop(): Promise<void>;
}

/** Starts a proxy from a free local port to another local port. */
export async function startDroppingProxy(target: number): Promise<DroppingProxy> {
  const open = new Set<Socket>();
  let to: number | undefined = target;
  const server = createServer((from) => {
    const onward = to === undefined ? undefined : connect(to, '127.0.0.1');
    for (const socket of [from, onward]) {
      if (!socket) continue;
      open.add(socket);
      socket.on('error', () => {}).once('close', () => open.delete(socket));
    }
    if (!onward) return;
    from.pipe(onward).pipe(from);
    // Rejects what the other side rejects.
    onward.once('close', () => to !== undefined && from.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut() {
      to = undefined;
      for (const socket of open) socket.unpipe().pause();
    },
    mend(port = target) {
      to = port;
    },
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
