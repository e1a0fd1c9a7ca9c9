import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { AdminPerson } from './log/admin-log';

/** Request sent over the socket. */
export interface AdminRequest {
  readonly command: string;
  readonly input: unknown;
  /** The user who sends the request. */
  readonly by?: AdminPerson;
}

export type AdminReply = { readonly data: unknown } | { readonly refused: string };

// Socket addresses cannot be longer.
const longestPath = 100;

/** Socket path of the process that holds an embedded database; both sides derive it alike. */
export function adminSocket(dataDir: string): string {
  const folder = resolve(dataDir);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mall-admin-${name}`;
  const beside = `${folder}.admin`;
  return Buffer.byteLength(beside) <= longestPath ? beside : join(tmpdir(), `mall-admin-${name}`);
}

/**
 * Serves the admin CLI while this process holds the embedded database. Only the operating system user who
 * runs the process may open the socket; it is not reachable by network.
 * @returns a function that stops it
 */
export async function serveAdmin(
  path: string,
  reply: (asked: AdminRequest) => Promise<AdminReply>,
): Promise<() => Promise<void>> {
  // Only one process holds the database, so an existing socket is left over from a killed process.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const answered = await json(incoming)
      .then((asked) => reply(asked as AdminRequest))
      .catch((): AdminReply => ({ refused: '请求有误' }));
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

/** Sends a request to the process behind a socket. @returns undefined when there is none */
export function askAdmin(path: string, asked: AdminRequest): Promise<AdminReply | undefined> {
  return new Promise((settle, fail) => {
    const outgoing = request({ socketPath: path, method: 'POST', agent: false }, (incoming) => {
      json(incoming).then((reply) => settle(reply as AdminReply), fail);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      nobodyThere.has(error.code ?? '') ? settle(undefined) : fail(error),
    );
    outgoing.end(JSON.stringify(asked));
  });
}
