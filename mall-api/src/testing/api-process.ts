import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programArguments } from 'tooling/lib/bundled-program.mjs';
import type { DatabaseOptions } from '../db/open-database';
import { freePort } from './free-port';
import { proving } from './prove';
import type { Envelope } from './shop';

const ownRoot = fileURLToPath(new URL('../..', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const scratch = join(tmpdir(), 'mall-api-process');

/** Files folder of every process. */
export const processFiles = join(scratch, 'files');

/** The API in a process of its own, started as in production. */
export interface ApiProcess {
  readonly port: number;
  readonly pid: number;
  /** @throws TypeError when the process is unreachable or exits before it answers */
  ask(path: string, body: unknown, headers?: Record<string, string>): Promise<Envelope>;
  /** Everything it printed. */
  printed(): string;
  /** Whether it has ended. */
  ended(): boolean;
  /** Sends a signal and waits for the exit. @returns the exit code, null when the signal ended it */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Resolves once /ready succeeds. @throws Error with its output when it exits before */
  ready(): Promise<void>;
}

interface ApiOptions {
  /** 127.0.0.1 unless another one is given, as of another machine. */
  host?: string;
  port?: number;
  quiet?: boolean;
  root?: string;
  env?: Readonly<Record<string, string>>;
  preload?: string;
}

/** Makes calls of the API at an origin, as the shop's pages do. */
export const askAt =
  (origin: string): ApiProcess['ask'] =>
  (path, body, headers = {}) =>
    proving(async (proof) => {
      const reply = await fetch(`${origin}/api/sale/mall/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...proof },
        body: JSON.stringify(body),
      });
      return reply.json() as Promise<Envelope<{ challenge?: string }>>;
    });

/**
 * Starts the API on a database; several may run at once.
 * @param options `quiet`: discards its output; `root`: a copy of this package; `env`: further settings;
 * `preload`: a module to load first
 */
export async function startApi(
  { url = '', dataFolder = '' }: DatabaseOptions,
  { host = '127.0.0.1', port, quiet = false, root = ownRoot, env = {}, preload }: ApiOptions = {},
): Promise<ApiProcess> {
  const at = port ?? (await freePort());
  const server = join(root, 'src/server.ts');
  // A module that comes first may be TypeScript, and a copy of this package is of no project.
  const transformed = [loader, preload ?? []].flat().flatMap((module) => ['--import', module]);
  const program = preload || root !== ownRoot ? [...transformed, server] : programArguments(server);
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      HOST: host,
      PORT: String(at),
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      FILES_DIR: processFiles,
      // A drill's buyers share one address, a bench's calls one buyer.
      SUBMISSION_WAIT_SECONDS: '60',
      BUYER_CALLS_A_MINUTE: '1000000',
      ADDRESS_CALLS_A_MINUTE: '1000000',
      PROOF_BITS: '1',
      MEDIA_DIR: join(scratch, 'media'),
      ...env,
    },
    stdio: quiet ? 'ignore' : ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(String(text)));
  const end = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  process.once('exit', () => child.kill('SIGKILL'));
  const address = `http://${host}:${at}`;

  return {
    port: at,
    pid: child.pid ?? 0,
    ask: askAt(address),
    printed: () => printed.join(''),
    ended,
    end(signal) {
      child.kill(signal);
      return end;
    },
    async ready() {
      for (;;) {
        if (ended()) throw new Error(`it ended:\n${printed.join('').slice(-4_000)}`);
        const reply = await fetch(`${address}/ready`).catch(() => undefined);
        if (reply?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
