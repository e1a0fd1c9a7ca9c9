import type { FastifySchema } from 'fastify';
import {
  type CallPath,
  calls,
  countedEnvelope,
  failureEnvelope,
  rolesFor,
  successEnvelope,
} from 'shared-kernel/contracts';
import { roles, rolesText } from 'shared-kernel/domain';
import { z } from 'zod';

/** Path prefix of all calls. */
export const callPrefix = '/api/sale/mall/';

/** Name of the session header in the OpenAPI document and Fastify. */
export const sessionHeader = 'a-session-id';

/** Reply header with the roles of a buyer who has colleagues, separated by commas. */
export const rolesHeader = 'a-roles';

const headers = z.looseObject({
  'a-client-type': z.string().optional().describe('客户端类型，网页为 WEB'),
  'a-timestamp': z.string().optional().describe('毫秒时间戳'),
});

const submitHeaders = headers.extend({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,128}$/, '请求头 idempotency-key 格式有误')
    .optional()
    .describe('相同键的重复提交只生效一次'),
});

const fileField = z.string().meta({ format: 'binary', description: '文件' });

const fileReply = {
  description: '文件；失败时为信封',
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
};

/** Marked in the document for read-only clients, such as the release check. */
const changesSomething = (path: CallPath): boolean =>
  ['write', 'upload'].includes(calls[path].kind) || path === 'member/web/logout';

const whoMayMake = (path: CallPath): string =>
  rolesFor(path).length < roles.length
    ? `须有角色：${rolesText(rolesFor(path), '或')}，否则返回 60010。`
    : '';

/** The Fastify schema of a call, from its contract; the OpenAPI document shows it. */
export function callSchema(path: CallPath): FastifySchema {
  const { kind, method, summary, description, access, request, reply } = calls[path];
  const input =
    kind === 'upload'
      ? { consumes: ['multipart/form-data'], body: (request as z.ZodObject).extend({ files: fileField }) }
      : path.includes(':')
        ? { params: request }
        : method === 'GET'
          ? { querystring: request }
          : { body: request };
  const succeeded = kind === 'counted' ? countedEnvelope(reply) : successEnvelope(reply);
  const told = `${description ?? ''}${whoMayMake(path)}`;
  return {
    tags: [path.slice(0, path.indexOf('/'))],
    summary,
    ...(told && { description: told }),
    ...(changesSomething(path) && { 'x-changes': true }),
    security: access === 'buyer' ? [{ [sessionHeader]: [] }] : [],
    headers: path === 'order/generateOrder' ? submitHeaders : headers,
    ...input,
    response: {
      200: kind === 'download' ? fileReply : z.discriminatedUnion('code', [succeeded, failureEnvelope]),
    },
  };
}
