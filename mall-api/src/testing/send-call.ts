import { type CallPath, calls } from 'shared-kernel/contracts';
import { buildForm, contents } from './files';
import type { Envelope, TestBuyer, TestShop } from './shop';

/** Reply of a call: an envelope or a file. */
export type CallReply = { readonly envelope: Envelope } | { readonly file: Buffer };

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A request as a form carries it: all values are text. */
const formOf = (request: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof request === 'object' ? (request ?? {}) : {}).map(([name, value]) => [
      name,
      asText(value).replace(/\p{Cs}/gu, '\ufffd'),
    ]),
  );

/** A request as the server receives it, before its contract is checked. */
export const asReceived = (path: CallPath, request: unknown): unknown =>
  calls[path].kind === 'upload' ? formOf(request) : request;

/** Sends a request in its call's format: as JSON, as a form with a file, or in the query. */
export async function sendCall(
  shop: TestShop,
  path: CallPath,
  request: unknown,
  buyer?: Pick<TestBuyer, 'token'>,
): Promise<CallReply> {
  const { kind, method } = calls[path];
  const fields = Object.entries(typeof request === 'object' ? (request ?? {}) : {});
  const form =
    kind === 'upload'
      ? await buildForm(formOf(request), {
          name: '文件.pdf',
          content: contents.pdf,
        })
      : undefined;
  const address = fields.reduce(
    (text, [name, value]) =>
      text.replace(`:${name}`, encodeURIComponent(asText(value).replace(/\p{Cs}/gu, '\ufffd'))),
    path as string,
  );
  const reply = await shop.app.inject({
    method,
    url: `/api/sale/mall/${address}`,
    headers: {
      ...(buyer && { 'a-session-id': buyer.token }),
      ...(form?.headers ?? (method === 'POST' && { 'content-type': 'application/json' })),
    },
    ...(form ? { payload: form.payload } : method === 'POST' && { payload: JSON.stringify(request) }),
  });
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return String(reply.headers['content-type']).startsWith('application/json')
    ? { envelope: reply.json() }
    : { file: reply.rawPayload };
}
