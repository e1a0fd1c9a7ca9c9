import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Database } from '../../db/database';
import { CallError } from '../../http/call-error';
import { createThrottle } from '../../modules/account/throttle';
import { formatTime } from '../../wire/time';
import { answer, explanation } from '../answer';
import { traceCommands } from '../log/trace';
import type { Admin } from '../service';
import { type PagePerson, pagePerson } from './page-people';
import { type Asked, renderTrace } from './render-trace';

export interface TracePageOptions {
  db: Database;
  clock?: () => Date;
  log?: FastifyBaseLogger | undefined;
}

const style = fileURLToPath(new URL('trace.css', import.meta.url));

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Rate limit of wrong passwords per network. */
const guesses = { action: 'guess-page', limit: 20, windowSeconds: 900 };

/**
 * Builds the server of the recall page (docs/operating.md#the-page-for-recalls). It is read-only, not
 * reachable through the public proxy, and serves only users that the admin CLI has named.
 */
export function createTracePage({ db, clock = () => new Date(), log }: TracePageOptions): FastifyInstance {
  const app = Fastify();
  const throttle = createThrottle(db, clock);
  const people = new WeakMap<object, PagePerson>();
  app.setNotFoundHandler((_request, reply) => plain(reply, 404, '没有此页'));
  app.setErrorHandler((err, _request, reply) => {
    log?.error({ err }, 'trace page failed');
    return plain(reply, 500, '系统繁忙，请查看接口服务的日志');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const { authorization } = request.headers;
    const guess = { ...guesses, subject: request.ip };
    try {
      if (authorization) await throttle.take(guess);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return plain(reply.header('retry-after', guesses.windowSeconds), 429, error.message);
    }
    const person = await pagePerson(db, authorization);
    if (person) {
      await throttle.giveBack(guess);
      people.set(request, person);
    } else {
      reply.header('www-authenticate', 'Basic realm="admin", charset="UTF-8"');
      return plain(reply, 401, '请用工作台给出的姓名与口令登录');
    }
  });
  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(style)),
  );
  app.get<{ Querystring: Partial<Record<keyof Asked, unknown>> }>('/', async (request, reply) => {
    const by = people.get(request);
    if (!by) throw new Error('nobody was let in');
    const { lot, udi, product, no } = request.query;
    const asked = { lot: typed(lot), udi: typed(udi), product: typed(product), no: typed(no) };
    const page = { asked, by, at: formatTime(clock()) };
    const sought = Object.fromEntries(Object.entries(asked).filter(([, text]) => text));
    reply.type('text/html; charset=utf-8');
    if (Object.keys(sought).length === 0) return renderTrace({ ...page, found: null });
    log?.info({ person: by.name, ...sought }, 'traced');
    try {
      const found = (await answer(traceCommands(db), 'trace', sought)) as Awaited<ReturnType<Admin['trace']>>;
      return renderTrace({ ...page, found });
    } catch (error) {
      const refusal = explanation(error);
      if (refusal === undefined) throw error;
      return renderTrace({ ...page, found: null, refusal });
    }
  });
  return app;
}

const longestText = 100;

/** A submitted field. PostgreSQL text cannot hold NUL. */
const typed = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, longestText) : '';

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);
