import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ceph, type Gateway, startCeph, startGateway } from 'object-store/testing';
import { startNginx } from 'tooling/lib/nginx.mjs';
import type { Database } from '../../db/database';
import { openDatabase } from '../../db/open-database';
import { type ApiProcess, startApi } from '../../testing/api-process';
import { addPayWays } from '../../testing/checkout';
import { type Pooler, startPooler } from '../../testing/pooler';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server';
import { openShiftedClock, type ShiftedClock } from '../../testing/shifted-clock';
import { openReleases, type Releases } from './releases';
import { mountSmallDisk, type SmallDisk } from './small-disk';

/** A whole shop on this machine: nginx of `deploy/` before two API processes, PgBouncer, PostgreSQL and a bucket. */
export interface Installation {
  readonly origin: string;
  /** Straight to PostgreSQL. */
  readonly db: Database;
  readonly postgres: PostgresServer;
  readonly pooler: Pooler;
  readonly ceph: Ceph;
  /** Between the API and the bucket. */
  readonly bucketLine: Gateway;
  readonly releases: Releases;
  /** What is being received, what browsers report and temporary files, of both processes. */
  readonly disk: SmallDisk;
  /** Of the lasting process. */
  readonly clock: ShiftedClock;
  /** Where nginx puts aside what is larger than its buffers. */
  readonly frontFolders: readonly string[];
  /** The process that nothing ends. */
  readonly lasting: Member;
  /** The process that is ended and started again. */
  readonly ended: Member;
  close(): Promise<void>;
}

/** An API process with the folders of its machine. */
export interface Member {
  api: ApiProcess;
  readonly folders: { readonly files: string; readonly reports: string; readonly temporary: string };
  /** Starts it again at its address, once it has ended, and waits until it can serve. */
  startAgain(): Promise<void>;
}

/** Connections to the database: of the pooler, and of the drill itself. */
const serverConnections = 12;
const ownConnections = 2;
export const mostConnections = serverConnections + ownConnections;

const secretOf = ({ files }: Member['folders']) => join(files, '.secret');

export async function openInstallation(): Promise<Installation> {
  const root = mkdtempSync(join(tmpdir(), 'mall-soak-'));
  const toClose: (() => unknown)[] = [() => rmSync(root, { recursive: true, force: true })];
  async function close(): Promise<void> {
    for (const step of toClose.splice(0).reverse()) await step();
  }
  function closing<Part>(part: Part, how: (part: Part) => unknown): Part {
    toClose.push(() => how(part));
    return part;
  }

  async function open(): Promise<Installation> {
    const disk = closing(mountSmallDisk(join(root, 'disk')), ({ remove }) => remove());
    const ceph = closing(await startCeph(), ({ stop }) => stop());
    const bucketLine = closing(await startGateway(ceph.port), (line) => line.close());
    const postgres = closing(await startPostgres({ max_connections: '40' }), ({ stop }) => stop());
    const pooler = closing(await startPooler(postgres.url, serverConnections), ({ stop }) => stop());
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await postgres.ask(`alter database postgres set ${limit} = '10s'`);
    const pool = { connections: ownConnections, connectSeconds: 30, statementSeconds: 60 };

    const clock = openShiftedClock(join(root, 'clock'));
    const env = {
      LOG_LEVEL: 'error',
      DATABASE_POOLER: 'transaction',
      FILES_URL: `s3://${await ceph.bucket()}/files`,
      S3_ENDPOINT: bucketLine.url,
      S3_SECONDS: '2',
      AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
      AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
      NODE_OPTIONS: `--import ${new URL('./collect-garbage.mjs', import.meta.url)}`,
    };
    const foldersOf = (name: string): Member['folders'] => ({
      files: join(disk.folder, name, 'files'),
      reports: join(disk.folder, name, 'reports'),
      temporary: join(disk.folder, name, 'tmp'),
    });
    async function start(
      folders: Member['folders'],
      more: Readonly<Record<string, string>>,
    ): Promise<Member> {
      const ofMachine = {
        FILES_DIR: folders.files,
        TELEMETRY_DIR: folders.reports,
        TMPDIR: folders.temporary,
      };
      const begin = (port?: number) =>
        startApi({ url: pooler.url }, { env: { ...env, ...ofMachine, ...more }, ...(port && { port }) });
      const member: Member = {
        folders,
        api: await begin(),
        async startAgain() {
          member.api = await begin(member.api.port);
          await member.api.ready();
        },
      };
      toClose.push(() => member.api.end('SIGKILL'));
      await member.api.ready();
      return member;
    }
    const [one, two] = [foldersOf('one'), foldersOf('two')];
    for (const { files, temporary } of [one, two])
      for (const folder of [files, temporary]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lasting = await start(one, clock.env);
    copyFileSync(secretOf(one), secretOf(two));
    const ended = await start(two, {});
    const db = closing(await openDatabase({ url: postgres.url, pool }), (opened) => opened.close());
    await addPayWays(db);

    const releases = openReleases(join(root, 'releases'));
    const nginx = closing(
      await startNginx(join(root, 'nginx'), {
        store: releases.store,
        channel: 'stable',
        api: [lasting, ended].map(({ api }) => `127.0.0.1:${api.port}`),
      }),
      ({ stop }) => stop(),
    );
    return {
      db,
      postgres,
      pooler,
      ceph,
      bucketLine,
      releases,
      disk,
      clock,
      lasting,
      ended,
      close,
      origin: nginx.origin,
      frontFolders: ['b', 'p'].map((name) => join(root, 'nginx', name)),
    };
  }
  return open().catch(async (error) => {
    await close();
    throw error;
  });
}
