import { createHash, randomUUID } from 'node:crypto';
import { contents, uploadPaper } from '../../testing/files';
import type { PlacedOrder } from './book';
import type { Reply } from './calls';
import { lookAfter, openOrders } from './ordering';
import type { Random } from './random';
import type { Visit } from './visit';

/** Uploads of a member a day end at 40. */
export const mostUploads = 30;

export const contractsOf = (orders: readonly PlacedOrder[]) =>
  orders.flatMap(({ contract }) => contract ?? []);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A contract like no other, of up to 200 kB. */
function aContract(random: Random): Buffer {
  const [head = '', tail = ''] = contents.pdf.toString().split('trailer');
  return Buffer.from(`${head}%${randomUUID()}${' '.repeat(random.upTo(200_000))}\ntrailer${tail}`);
}

export async function uploadContract(visit: Visit): Promise<void> {
  const { book, random, calls, origin } = visit;
  const open = openOrders(visit);
  if (open.length === 0 || contractsOf(book.orders).length >= mostUploads) return;
  const chosen = random.pick(open);
  const content = aContract(random);
  const paper = { busType: '4', orderId: chosen.id, content } as const;
  const reply = await calls.insist('upload', () => uploadPaper(origin, book.buyer.headers, paper));
  const address = (await lookAfter(reply, visit, chosen.id))?.orderContract?.uploadFileUrl;
  const taken = address?.split('/').at(-1);
  if (taken || visit.expectDone('upload', reply)) {
    const fileId = taken ?? (reply.data as { fileId: string }).fileId;
    chosen.contract = { fileId, sha256: sha256(content) };
  }
}

/** Downloads a contract. @returns the SHA-256 of what came as `data` */
export async function readContract(origin: string, headers: HeadersInit, fileId: string): Promise<Reply> {
  const reply = await fetch(`${origin}/api/sale/mall/file/download/${fileId}`, { headers });
  if (reply.headers.get('content-type')?.startsWith('application/json')) return (await reply.json()) as Reply;
  return {
    code: reply.ok ? '0' : `HTTP ${reply.status}`,
    data: sha256(new Uint8Array(await reply.arrayBuffer())),
  };
}

export async function downloadContract({ book, random, calls, origin }: Visit): Promise<void> {
  const contracts = contractsOf(book.orders);
  if (contracts.length === 0) return;
  const { fileId, sha256: expected } = random.pick(contracts);
  const { code, data } = await calls.make('download', () => readContract(origin, book.buyer.headers, fileId));
  if (code === '0' && data !== expected) book.complaints.push(`download: other bytes of ${fileId}`);
}
