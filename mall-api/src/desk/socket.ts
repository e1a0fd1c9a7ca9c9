import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { DeskPerson } from './log/desk-log';

/** What goes over the socket. */
export interface DeskRequest {
  readonly verb: string;
  readonly input: unknown;
  /** Who asks. */
  readonly by?: DeskPerson;
}

export type DeskReply = { readonly data: unknown } | { readonly refused: string };

// Longer paths than this are no socket addresses.
const longestPath = 100;

/** Where the process that holds an embedded database can be asked; both sides work it out alike. */
export function deskSocket(dataDir: string): string {
  const folder = resolve(dataDir);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mall-desk-${name}`;
  const beside = `${folder}.desk`;
  return Buffer.byteLength(beside) <= longestPath ? beside : join(tmpdir(), `mall-desk-${name}`);
}

/**
 * Answers the desk while this process holds the embedded database. The socket is a file that only the operating
 * system's user who runs the process may open; no network reaches it.
 * @returns stops it
 */
export async function serveDesk(
  path: string,
  reply: (asked: DeskRequest) => Promise<DeskReply>,
): Promise<() => Promise<void>> {
  // Whoever holds the database is alone here: what lies there is left over from a process that was killed.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const answered = await json(incoming)
      .then((asked) => reply(asked as DeskRequest))
      .catch((): DeskReply => ({ refused: '请求有误' }));
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(answered));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen({ path, readableAll: false, writableAll: false }, listening);
  });
  return () =>
    new Promise((stopped) => {
      server.close(() => stopped());
    });
}

const nobodyThere = new Set(['ENOENT', 'ECONNREFUSED']);

/** Asks the process behind a socket. @returns undefined when there is none */
export function askDesk(path: string, asked: DeskRequest): Promise<DeskReply | undefined> {
  return new Promise((settle, fail) => {
    const outgoing = request({ socketPath: path, method: 'POST', agent: false }, (incoming) => {
      json(incoming).then((reply) => settle(reply as DeskReply), fail);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      nobodyThere.has(error.code ?? '') ? settle(undefined) : fail(error),
    );
    outgoing.end(JSON.stringify(asked));
  });
}
