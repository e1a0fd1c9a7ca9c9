import { type CallPath, calls } from 'shared-kernel/contracts';
import { buildForm, contents } from './files';
import type { Envelope, TestBuyer, TestShop } from './shop';

/** What a call answered: an envelope, or a file. */
export type CallReply = { readonly envelope: Envelope } | { readonly file: Buffer };

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Sends any request to a call the way its kind is sent: as JSON, as a form with a file, or in the address. */
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
      ? await buildForm(Object.fromEntries(fields.map(([name, value]) => [name, asText(value)])), {
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
