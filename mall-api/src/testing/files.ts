import { readdir } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import type { Envelope, TestBuyer, TestShop } from './shop';

/** Minimal valid contents of each type. */
export const contents = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Page>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
} as const;

export interface TestFile {
  name: string;
  content: Uint8Array;
}

/** A form as browsers send it. */
export async function buildForm(
  fields: Readonly<Record<string, string>>,
  ...files: readonly TestFile[]
): Promise<Required<Pick<InjectOptions, 'headers'>> & { payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, content } of files) form.append('files', new Blob([new Uint8Array(content)]), name);
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

type UploadPath = 'file/upload' | 'file/uploadCert' | 'application/licence';

/** Sends a form to an upload call and returns the envelope. */
export async function upload(
  shop: TestShop,
  buyer: Pick<TestBuyer, 'token'> | undefined,
  path: UploadPath,
  fields: Readonly<Record<string, string>>,
  ...files: readonly TestFile[]
): Promise<Envelope<{ fileId: string }>> {
  const { headers, payload } = await buildForm(fields, ...files);
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/api/sale/mall/${path}`,
    headers: { ...headers, ...(buyer && { 'a-session-id': buyer.token }) },
    payload,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/** Requests a URL of the shop as a buyer. */
export const open = (shop: TestShop, buyer: Pick<TestBuyer, 'token'> | undefined, url: string) =>
  shop.app.inject({ method: 'GET', url, headers: buyer ? { 'a-session-id': buyer.token } : {} });

/** Names of everything in the file store, including staged content. */
export async function storedNames(shop: TestShop): Promise<string[]> {
  const found = await readdir(shop.filesDir, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * Uploads a PDF to an order as a browser does, over HTTP.
 * @param origin of the API or of what stands before it
 * @param headers of a logged-in buyer
 */
export async function uploadPaper(
  origin: string,
  headers: Readonly<Record<string, string>>,
  { busType, orderId, content = contents.pdf }: { busType: '4' | '5'; orderId: string; content?: Uint8Array },
): Promise<Envelope<{ fileId: string }>> {
  const name = '文件.pdf';
  const form = await buildForm({ busType, fileName: name, orderId }, { name, content });
  const reply = await fetch(`${origin}/api/sale/mall/file/upload`, {
    method: 'POST',
    headers: { ...(form.headers as Record<string, string>), ...headers },
    body: new Uint8Array(form.payload),
  });
  return reply.json() as Promise<Envelope<{ fileId: string }>>;
}
