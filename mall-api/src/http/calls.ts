import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { StoreUnavailable } from 'object-store';
import {
  type CallPath,
  calls,
  type ParsedRequestOf,
  type PathOf,
  type ReplyOf,
} from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import type { FileStore, StagedFile } from '../ports/file-store';
import type { Bulkhead } from './bulkhead';
import type { Authenticate, Buyer } from './buyer';
import { CallError, invalid } from './call-error';
import { callPrefix, callSchema, rolesHeader, sessionHeader } from './call-schema';
import { deviceTokenOf } from './device-cookie';
import { type Answer, countedSuccess, success } from './envelope';
import { hasJustWritten } from './just-written';
import {
  acceptForms,
  type Reception,
  type UploadedFile,
  type Uploader,
  type UploadGate,
  withForm,
} from './receive-file';
import { refuseContent } from './refuse-content';
import type { RoleGuard } from './role-guard';
import { type SentFile, sendFile } from './send-file';
import { parseRequest } from './validation';

/** What a handler may know of a call besides its request. */
interface Visit {
  /** Network address of the caller. */
  readonly address: string;
  /** Browser and device, as reported by the caller. */
  readonly device: string;
  /** Session token of the request, valid or not. */
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Device secret of an earlier login. */
  readonly deviceToken: string | undefined;
  /** Proof of work for this call. */
  readonly proof: string | undefined;
  /** The browser's visit name, if the shop has issued one. */
  readonly browser: string | undefined;
  /** Whether this browser has just changed something, and so does not read from a replica. */
  readonly hasJustWritten: boolean;
  /** Stores a token in the browser. */
  keepDevice(token: string): void;
  readonly log: FastifyBaseLogger;
  /** The buyer of a call that is open to visitors; undefined for a visitor or an ended session. */
  findBuyer(): Promise<Buyer | undefined>;
}

interface BuyerVisit extends Visit {
  readonly buyer: Buyer;
}

type JsonPath = PathOf<'get' | 'post' | 'write' | 'counted'>;

type Handler<Path extends JsonPath, Caller> = (
  request: ParsedRequestOf<Path>,
  visit: Caller,
) => Promise<Answer<Path>>;

type UploadHandler<Path extends PathOf<'upload'>> = (
  request: ParsedRequestOf<Path>,
  file: UploadedFile,
  visit: BuyerVisit,
) => Promise<ReplyOf<Path>>;

type OpenUploadHandler<Path extends PathOf<'upload'>> = (
  request: ParsedRequestOf<Path>,
  file: UploadedFile,
  visit: Visit,
) => Promise<ReplyOf<Path>>;

type OpenDownloadHandler<Path extends PathOf<'download'>> = (
  request: ParsedRequestOf<Path>,
  visit: Visit,
) => Promise<SentFile>;

type DownloadHandler<Path extends PathOf<'download'>> = (
  request: ParsedRequestOf<Path>,
  visit: BuyerVisit,
) => Promise<SentFile>;

/** Registers handlers. Method, path, schemas and access come from the contract. */
export interface CallRegistry {
  /** Registers a call that is open to visitors. */
  forAnyone<Path extends JsonPath>(path: Path, handler: Handler<Path, Visit>): void;
  /**
   * Registers a call that requires a session.
   * @param admission bulkhead for the session lookup, where very many calls may arrive at once
   */
  forBuyer<Path extends JsonPath>(path: Path, handler: Handler<Path, BuyerVisit>, admission?: Bulkhead): void;
  /** Registers a buyer's call with a form and one file. */
  forUpload<Path extends PathOf<'upload'>>(path: Path, handler: UploadHandler<Path>): void;
  /**
   * Registers an upload that is open to visitors.
   * @param admit checks the fields before the file, before a byte of it is read
   */
  forOpenUpload<Path extends PathOf<'upload'>>(
    path: Path,
    handler: OpenUploadHandler<Path>,
    admit?: Reception['admit'],
  ): void;
  /** Registers a buyer's call that replies with a file. */
  forDownload<Path extends PathOf<'download'>>(path: Path, handler: DownloadHandler<Path>): void;
  /** Registers a download that is open to visitors. */
  forOpenDownload<Path extends PathOf<'download'>>(path: Path, handler: OpenDownloadHandler<Path>): void;
  /** Makes calls without a handler answer 60009. */
  closeRest(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    buyer: Buyer | undefined;
  }
}

const headerText = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const deviceOf = (request: FastifyRequest) => headerText(request, 'user-agent')?.slice(0, 200) ?? '';

const unlimited: Bulkhead = (work) => work();

const readRequest = (request: FastifyRequest, path: CallPath) =>
  path.includes(':') ? request.params : calls[path].method === 'GET' ? request.query : request.body;

interface Parts {
  readonly authenticate: Authenticate;
  readonly requireRole: RoleGuard;
  readonly uploads: { store: FileStore; gate: UploadGate };
  /** Bulkhead of a call without a session. */
  readonly guestAdmission: (path: CallPath) => Bulkhead;
}

export function createCallRegistry(
  app: FastifyInstance,
  { authenticate, requireRole, uploads, guestAdmission }: Parts,
): CallRegistry {
  const waiting = new Set(Object.keys(calls) as CallPath[]);
  app.decorateRequest('buyer', undefined);
  // A browser learns of changed roles with the next reply (`shared-kernel/src/http/learn-roles.ts`).
  app.addHook('onSend', async ({ buyer }, reply, payload) => {
    if (buyer?.hasColleagues) reply.header(rolesHeader, buyer.roles.join(','));
    return payload;
  });

  const sessionUse = (request: FastifyRequest, token: string) => ({
    token,
    deviceToken: deviceTokenOf(request),
    device: deviceOf(request),
    address: request.ip,
  });

  const requireBuyer = async (request: FastifyRequest, path: CallPath) => {
    const token = headerText(request, sessionHeader);
    if (!token) throw new CallError(envelopeCodes.notLoggedIn, '请先登录');
    request.buyer = await authenticate(sessionUse(request, token));
    await requireRole(request.buyer, path);
  };

  const toVisit = (request: FastifyRequest): Visit => {
    const token = headerText(request, sessionHeader);
    return {
      address: request.ip,
      device: deviceOf(request),
      token,
      idempotencyKey: headerText(request, 'idempotency-key'),
      deviceToken: deviceTokenOf(request),
      proof: headerText(request, 'a-proof')?.slice(0, 200),
      browser: request.browser,
      hasJustWritten: hasJustWritten(request),
      keepDevice: (token) => {
        request.deviceToKeep = token;
      },
      log: request.log,
      findBuyer: async () =>
        request.buyer ?? (token ? authenticate(sessionUse(request, token)).catch(visitorIfEnded) : undefined),
    };
  };

  const toBuyerVisit = (request: FastifyRequest): BuyerVisit => {
    const { buyer } = request;
    if (!buyer) throw new Error(`${request.url} was reached without a session`);
    return { ...toVisit(request), buyer };
  };

  function claim(path: CallPath, access: 'open' | 'buyer') {
    const call = calls[path];
    if (call.access !== access) throw new Error(`${path}: the contract says ${call.access}, not ${access}`);
    if (!waiting.delete(path)) throw new Error(`${path} has a handler already`);
    return call;
  }

  function route<Path extends JsonPath>(
    path: Path,
    access: 'open' | 'buyer',
    handle: (request: ParsedRequestOf<Path>, from: FastifyRequest) => Promise<Answer<Path>>,
    admission = unlimited,
  ) {
    const call = claim(path, access);
    const wrap = call.kind === 'counted' ? countedSuccess : success;
    app.route({
      method: call.method,
      url: callPrefix + path,
      schema: callSchema(path),
      onRequest: access === 'buyer' ? [(request) => admission(() => requireBuyer(request, path))] : [],
      preValidation: async ({ body, query, params }) => refuseContent([body, query, params]),
      handler: async (request) => {
        const answer = await handle(readRequest(request, path) as ParsedRequestOf<Path>, request);
        return wrap(answer as Answer<'order/page'>);
      },
    });
  }

  function takeForms<Path extends PathOf<'upload'>>(
    path: Path,
    access: 'open' | 'buyer',
    receive: (request: FastifyRequest) => {
      uploader: Uploader;
      work: (fields: ParsedRequestOf<Path>, file: UploadedFile) => Promise<ReplyOf<Path>>;
    },
    admit?: Reception['admit'],
  ) {
    const { request: schema } = claim(path, access);
    // Bytes are received outside it: a slow sender delays nobody else.
    const admission: Bulkhead = access === 'open' ? guestAdmission(path) : unlimited;
    // In its own scope: no other call accepts forms.
    app.register(async (scope) => {
      await acceptForms(scope);
      scope.route({
        method: 'POST',
        url: callPrefix + path,
        schema: callSchema(path),
        // Fastify validates before the form's fields are read.
        validatorCompiler: () => () => true,
        onRequest: access === 'buyer' ? [(request) => requireBuyer(request, path)] : [],
        handler: async (request) => {
          const { uploader, work } = receive(request);
          await admission(() => uploads.gate.enter(uploader), request.ip);
          const check = (staged: StagedFile) => uploads.gate.check(uploader, staged);
          const reception = { store: uploads.store, check, admit };
          return withForm(request, reception, async ({ fields, file }) => {
            refuseContent(fields);
            const parsed = parseRequest(schema, fields);
            if ('error' in parsed) throw parsed.error;
            if (!file) throw invalid('请选择文件');
            const taken = () => work(parsed.value as ParsedRequestOf<Path>, file);
            const reply = await admission(taken, request.ip);
            await uploads.gate.kept(uploader);
            return success(reply);
          }).catch(async (error: unknown) => {
            if (error instanceof CallError) await uploads.gate.refused(uploader);
            if (error instanceof StoreUnavailable) await uploads.gate.lost(uploader);
            throw error;
          });
        },
      });
    });
  }

  function giveFiles<Path extends PathOf<'download'>>(
    path: Path,
    access: 'open' | 'buyer',
    open: (request: ParsedRequestOf<Path>, from: FastifyRequest) => Promise<SentFile>,
  ) {
    const { method } = claim(path, access);
    const admission: Bulkhead = access === 'open' ? guestAdmission(path) : unlimited;
    app.route({
      method,
      url: callPrefix + path,
      schema: callSchema(path),
      onRequest: access === 'buyer' ? [(request) => requireBuyer(request, path)] : [],
      preValidation: async ({ body, params }) => refuseContent([body, params]),
      handler: async (request, reply) =>
        sendFile(
          reply,
          await admission(
            () => open(readRequest(request, path) as ParsedRequestOf<Path>, request),
            request.ip,
          ),
        ),
    });
  }

  return {
    forAnyone: (path, handler) => {
      const admission = guestAdmission(path);
      route(path, 'open', (input, request) => admission(() => handler(input, toVisit(request)), request.ip));
    },
    forBuyer: (path, handler, admission) =>
      route(path, 'buyer', (input, request) => handler(input, toBuyerVisit(request)), admission),
    forUpload: (path, handler) =>
      takeForms(path, 'buyer', (request) => {
        const visit = toBuyerVisit(request);
        return {
          uploader: { memberId: visit.buyer.memberId },
          work: (fields, file) => handler(fields, file, visit),
        };
      }),
    forOpenUpload: (path, handler, admit) =>
      takeForms(
        path,
        'open',
        (request) => {
          const visit = toVisit(request);
          return {
            uploader: { address: visit.address },
            work: (fields, file) => handler(fields, file, visit),
          };
        },
        admit,
      ),
    forDownload: (path, handler) =>
      giveFiles(path, 'buyer', (input, request) => handler(input, toBuyerVisit(request))),
    forOpenDownload: (path, handler) =>
      giveFiles(path, 'open', (input, request) => handler(input, toVisit(request))),
    closeRest: () => {
      for (const path of waiting) {
        app.route({
          method: calls[path].method,
          url: callPrefix + path,
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

const endingCodes: readonly string[] = [envelopeCodes.sessionExpired, envelopeCodes.deactivated];

function visitorIfEnded(error: unknown): undefined {
  if (error instanceof CallError && endingCodes.includes(error.code)) return undefined;
  throw error;
}
