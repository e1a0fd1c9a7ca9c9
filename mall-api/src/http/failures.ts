import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from 'object-store';
import { type EnvelopeCode, envelopeCodes } from 'shared-kernel/domain';
import { gaveUpLock, lostConnectionOf, sqlStateOf } from '../db/connection-lost';
import { CallError, Overloaded } from './call-error';
import { callPrefix } from './call-schema';

declare module 'fastify' {
  interface FastifyReply {
    /** Envelope code of a failed reply. */
    failureCode: EnvelopeCode | undefined;
  }
}

const bodyErrors: Readonly<Record<string, readonly [EnvelopeCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [envelopeCodes.badJson, '请求内容应为 JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: [envelopeCodes.badJson, 'JSON 数据有误'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [envelopeCodes.badJson, '请求内容不完整'],
  FST_ERR_CTP_BODY_TOO_LARGE: [envelopeCodes.invalidRequest, '请求内容过大'],
};

const retryAfterSeconds = 2;

// The server cancelled the statement or is out of resources.
const overloaded = /^(53|57014)/;

/** 60008: the database or the file store is unreachable or overloaded, and the call may be retried. */
function asUnavailable(error: unknown): CallError | undefined {
  if (error instanceof StoreUnavailable)
    return new CallError(envelopeCodes.unavailable, '文件暂时无法存取，请稍后重试', { retryAfterSeconds });
  const isRefused = gaveUpLock(error) || overloaded.test(sqlStateOf(error) ?? '');
  const outcome = lostConnectionOf(error)?.outcome ?? (isRefused && 'not done');
  if (!outcome) return undefined;
  const message =
    outcome === 'unknown' ? '系统繁忙，未能确认操作是否成功，请稍后查看' : '系统繁忙，请稍后重试';
  return new CallError(envelopeCodes.unavailable, message, { retryAfterSeconds });
}

function asCallError(error: FastifyError | CallError): CallError | undefined {
  if (error instanceof CallError) return error;
  const unavailable = asUnavailable(error);
  if (unavailable) return unavailable;
  const known = bodyErrors[error.code];
  if (known) return new CallError(...known);
  if (error instanceof SyntaxError) return new CallError(envelopeCodes.badJson, 'JSON 数据有误');
  return error.statusCode !== undefined && error.statusCode < 500
    ? new CallError(envelopeCodes.invalidRequest, '请求有误')
    : undefined;
}

function send(reply: FastifyReply, failure: CallError) {
  const { code, data, message } = failure;
  reply.failureCode = code;
  if (failure instanceof Overloaded) reply.code(429).header('retry-after', failure.retryAfterSeconds);
  else if (code === envelopeCodes.unavailable) reply.code(503).header('retry-after', retryAfterSeconds);
  else reply.code(200);
  return reply.type('application/json').serializer(JSON.stringify).send({ code, data, message });
}

/**
 * The reply to a failed call: the envelope with HTTP 200, or 503 if a retry may soon succeed, or 429 if it
 * was not started.
 */
export function answerFailure(error: FastifyError | CallError, request: FastifyRequest, reply: FastifyReply) {
  const failure = asCallError(error);
  if (!failure) request.log.error({ err: error }, 'call failed unexpectedly');
  else if (failure.code === envelopeCodes.unavailable && !(failure instanceof Overloaded))
    request.log.error(
      { err: error },
      error instanceof StoreUnavailable ? 'files unavailable' : 'database unavailable',
    );
  return send(
    reply,
    failure ?? new CallError(envelopeCodes.internal, `系统繁忙，请稍后重试（编号 ${request.id}）`),
  );
}

/**
 * Replies to every failure with the envelope; unexpected errors are logged and reported by request id only.
 * An unknown call answers 40000, an unknown service 10001.
 */
export function answerFailures(app: FastifyInstance): void {
  app.decorateReply('failureCode', undefined);
  app.setErrorHandler<FastifyError | CallError>(answerFailure);
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/')
      ? send(
          reply,
          new CallError(
            request.url.startsWith(callPrefix) ? envelopeCodes.serviceMissing : envelopeCodes.serviceNotFound,
            '服务不存在',
          ),
        )
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
}
