import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type CallPath, calls, type ReplyOf, type RequestOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { buildApp } from '../app';
import { type Config, readConfig } from '../config';
import type { Database } from '../db/database';
import { sessions as loginSessions } from '../db/schema';
import type { Demonstration } from '../demonstration/demonstration';
import { createSessions } from '../modules/account/sessions';
import { openSms } from '../open-sms';
import type { Sms } from '../ports/sms';
import { addDays } from '../wire/time';
import { addMember, type MemberSpec } from './builders';
import { proving } from './prove';
import { openTestDatabase } from './template-database';

export interface Envelope<Data = unknown> {
  code: string;
  data: Data;
  count?: number;
  message?: string;
}

type Headers = Record<string, string>;

/** A buyer with a session. */
export interface TestBuyer {
  readonly memberId: string;
  readonly clientId: string;
  readonly token: string;
  /** Makes a call and returns the whole envelope, for refusals. */
  ask<Path extends CallPath>(
    path: Path,
    request: RequestOf<Path>,
    headers?: Headers,
  ): Promise<Envelope<ReplyOf<Path>>>;
  /** Makes a call that must succeed, and returns its data. */
  get<Path extends CallPath>(path: Path, request: RequestOf<Path>, headers?: Headers): Promise<ReplyOf<Path>>;
}

export interface TestShop {
  readonly db: Database;
  readonly app: FastifyInstance;
  /** Folder of the file store. */
  readonly filesDir: string;
  readonly time: { now: Date };
  /** The API's text message port. */
  readonly sms: Sms;
  /** Advances the clock by any amount; all sessions stay valid. */
  passTo(now: Date): Promise<void>;
  /** Sends any body to a call, with or without a session. */
  send(path: string, body: unknown, headers?: Headers): Promise<Envelope>;
  /** A visitor's call. */
  ask<Path extends CallPath>(
    path: Path,
    request: RequestOf<Path>,
    headers?: Headers,
  ): Promise<Envelope<ReplyOf<Path>>>;
  /** A logged-in new buyer of a new client, or of `clientId`. */
  buyer(spec?: MemberSpec): Promise<TestBuyer>;
  close(): Promise<void>;
}

const testConfig = (change: Partial<Config> = {}): Config => ({
  ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off' }),
  submissionWaitSeconds: 60,
  proofBits: 1,
  callRates: { buyer: Infinity, address: Infinity },
  ...change,
});

/** Opens the API on an empty test database, with a clock that tests set. */
export async function openShop(
  change: Partial<Config> = {},
  demonstration?: Demonstration,
): Promise<TestShop> {
  const db = await openTestDatabase();
  const time = { now: new Date('2026-03-10T02:00:00Z') };
  const clock = () => time.now;
  const filesDir = await mkdtemp(join(tmpdir(), 'mall-files-'));
  const config = testConfig({ filesDir, ...change });
  const app = await buildApp({ config, db, demonstration, clock });
  const sessions = createSessions(db, clock, config.sessionHours);
  const sms = await openSms(config, db, app.log);

  async function send(path: string, body: unknown, headers: Headers = {}): Promise<Envelope> {
    const method = path in calls ? calls[path as CallPath].method : 'POST';
    const reply = await app.inject({
      method,
      url: `/api/sale/mall/${path}`,
      headers: { 'a-client-type': 'WEB', ...headers },
      ...(method === 'POST' && { payload: body as object }),
    });
    expect([path, reply.statusCode]).toEqual([path, 200]);
    return reply.json();
  }

  const ask = async <Path extends CallPath>(path: Path, request: RequestOf<Path>, headers?: Headers) => {
    const reply = await proving(
      (proof) => send(path, request, { ...headers, ...proof }) as Promise<Envelope<{ challenge?: string }>>,
    );
    return reply as Envelope<ReplyOf<Path>>;
  };

  return {
    db,
    app,
    filesDir,
    time,
    sms,
    async passTo(now) {
      time.now = now;
      await db.update(loginSessions).set({ createdAt: now, lastSeenAt: now, expiresAt: addDays(now, 1) });
    },
    send,
    ask,
    async buyer(spec = {}) {
      const member = await addMember(db, spec);
      const token = await sessions.start(member.memberId, { device: 'test', address: '127.0.0.1' });
      const askAsBuyer: TestBuyer['ask'] = (path, request, headers) =>
        ask(path, request, { 'a-session-id': token, ...headers });
      return {
        ...member,
        token,
        ask: askAsBuyer,
        async get(path, request, headers) {
          const { code, data, message } = await askAsBuyer(path, request, headers);
          expect([path, code, message]).toEqual([path, envelopeCodes.ok, undefined]);
          return data;
        },
      };
    },
    async close() {
      await app.close();
      await db.close();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
