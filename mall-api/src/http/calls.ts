import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type CallPath, calls, type ParsedRequestOf, type PathOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import type { Authenticate, Buyer } from './buyer';
import { CallError } from './call-error';
import { callSchema, sessionHeader } from './call-schema';
import { type Answer, countedSuccess, success } from './envelope';
import { refuseContent } from './refuse-content';

/** What a handler may know of a call beside its request. */
export interface Visit {
  /** Network address of the caller. */
  readonly address: string;
  /** Browser and device, as the caller names them. */
  readonly device: string;
  /** Session token that came along, whether or not it still counts. */
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly log: FastifyBaseLogger;
  /** Who makes a call that visitors may make too; undefined for a visitor and after the session's end. */
  findBuyer(): Promise<Buyer | undefined>;
}

export interface BuyerVisit extends Visit {
  readonly buyer: Buyer;
}

type JsonPath = PathOf<'get' | 'post' | 'counted'>;

type Handler<Path extends JsonPath, Caller> = (
  request: ParsedRequestOf<Path>,
  visit: Caller,
) => Promise<Answer<Path>>;

/** Gives calls their handlers. Method, path, schemas and access are those of the contract. */
export interface CallRegistry {
  /** A call whose contract is open to visitors. */
  forAnyone<Path extends JsonPath>(path: Path, handler: Handler<Path, Visit>): void;
  /** A call whose contract asks for a session. */
  forBuyer<Path extends JsonPath>(path: Path, handler: Handler<Path, BuyerVisit>): void;
  /** Every call that has no handler yet answers 60009. */
  closeRest(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    buyer: Buyer | undefined;
  }
}

const prefix = '/api/sale/mall/';

const headerText = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const requestOf = (request: FastifyRequest, path: CallPath) =>
  path.includes(':') ? request.params : calls[path].method === 'GET' ? request.query : request.body;

export function createCallRegistry(app: FastifyInstance, authenticate: Authenticate): CallRegistry {
  const waiting = new Set(Object.keys(calls) as CallPath[]);
  app.decorateRequest('buyer', undefined);

  const requireBuyer = async (request: FastifyRequest) => {
    const token = headerText(request, sessionHeader);
    if (!token) throw new CallError(envelopeCodes.notLoggedIn, '请先登录');
    request.buyer = await authenticate(token);
  };

  const visitOf = (request: FastifyRequest): Visit => {
    const token = headerText(request, sessionHeader);
    return {
      address: request.ip,
      device: headerText(request, 'user-agent')?.slice(0, 200) ?? '',
      token,
      idempotencyKey: headerText(request, 'idempotency-key'),
      log: request.log,
      findBuyer: async () => request.buyer ?? (token ? authenticate(token).catch(visitorIfEnded) : undefined),
    };
  };

  function route<Path extends JsonPath>(
    path: Path,
    access: 'open' | 'buyer',
    handle: (request: ParsedRequestOf<Path>, from: FastifyRequest) => Promise<Answer<Path>>,
  ) {
    const call = calls[path];
    if (call.access !== access) throw new Error(`${path}: the contract says ${call.access}, not ${access}`);
    if (!waiting.delete(path)) throw new Error(`${path} has a handler already`);
    const wrap = call.kind === 'counted' ? countedSuccess : success;
    app.route({
      method: call.method,
      url: prefix + path,
      schema: callSchema(path),
      onRequest: access === 'buyer' ? [requireBuyer] : [],
      preValidation: async ({ body, query, params }) => refuseContent([body, query, params]),
      handler: async (request) => {
        const answer = await handle(requestOf(request, path) as ParsedRequestOf<Path>, request);
        return wrap(answer as Answer<'order/page'>);
      },
    });
  }

  return {
    forAnyone: (path, handler) => route(path, 'open', (input, request) => handler(input, visitOf(request))),
    forBuyer: (path, handler) =>
      route(path, 'buyer', (input, request) => {
        const { buyer } = request;
        if (!buyer) throw new Error(`${path} was reached without a session`);
        return handler(input, { ...visitOf(request), buyer });
      }),
    closeRest: () => {
      for (const path of waiting) {
        app.route({
          method: calls[path].method,
          url: prefix + path,
          schema: callSchema(path),
          onRequest: async () => {
            throw new CallError(envelopeCodes.notImplemented, '暂未开放');
          },
          handler: async () => undefined,
        });
      }
    },
  };
}

function visitorIfEnded(error: unknown): undefined {
  if (error instanceof CallError && error.code === envelopeCodes.sessionExpired) return undefined;
  throw error;
}
