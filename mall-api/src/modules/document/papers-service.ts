import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { isShipped, limits, type OrderStatus, statusesInTab } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound } from '../../http/call-error';
import type { SentFile } from '../../http/send-file';
import { orderRepository } from '../order/repository';
import type { DocumentService } from './service';
import { type ZipEntry, zipStream } from './zip-stream';

type Wanted = ParsedRequestOf<'order/export/papers/count'>;

/** The papers of orders in a period (docs/decisions/documents.md#papers-of-a-period). */
export function createPapersService(db: Database, documents: DocumentService) {
  async function find(buyer: Buyer, { webStatus, ...wanted }: Wanted) {
    const filter = { ...wanted, statuses: statusesInTab(webStatus) };
    const rows = await orderRepository(db).papers(buyer, filter);
    return rows.map(({ status, invoice, ...order }) => ({
      ...order,
      delivery: isShipped(status as OrderStatus),
      invoice: invoice !== null && invoice.externUrl === null,
      elsewhere: invoice !== null && invoice.externUrl !== null,
    }));
  }

  type OrderPapers = Awaited<ReturnType<typeof find>>[number];

  async function* entriesOf(buyer: Buyer, orders: readonly OrderPapers[]): AsyncGenerator<ZipEntry> {
    for (const { id, no, createdAt, delivery, invoice } of orders) {
      if (delivery) {
        const { notes, shippedAt } = await documents.drawDeliveryNotes(buyer, id);
        for (const [name, content] of Object.entries(notes)) {
          yield { name: `${no}/${name}`, content, mtime: shippedAt };
        }
      }
      if (invoice) {
        const { fileName, content } = await documents.open(buyer, `invoice-${id}`);
        const bytes = content instanceof Uint8Array ? content : await buffer(content);
        yield { name: `${no}/${fileName}`, content: bytes, mtime: createdAt };
      }
    }
  }

  return {
    async count(buyer: Buyer, wanted: Wanted): Promise<ReplyOf<'order/export/papers/count'>> {
      const orders = await find(buyer, wanted);
      const having = (kind: 'delivery' | 'invoice' | 'elsewhere') =>
        orders.filter((order) => order[kind]).length;
      return { delivery: having('delivery'), invoice: having('invoice'), elsewhere: having('elsewhere') };
    },

    /**
     * Draws the papers while they are sent, so that many need neither memory nor a place to lie.
     * @throws CallError 60004 when there are none, 60001 when there are too many
     */
    async zip(buyer: Buyer, { kinds, ...wanted }: ParsedRequestOf<'order/export/papers'>): Promise<SentFile> {
      const orders = (await find(buyer, wanted)).map((order) => ({
        ...order,
        delivery: order.delivery && kinds.includes('delivery'),
        invoice: order.invoice && kinds.includes('invoice'),
      }));
      const count = orders.reduce(
        (sum, { delivery, invoice }) => sum + Number(delivery) + Number(invoice),
        0,
      );
      if (count === 0) throw notFound('单据');
      if (count > limits.papersAtOnce) {
        throw invalid(`一次最多下载 ${limits.papersAtOnce} 份单据，请缩短时段`);
      }
      const period = [wanted.startDate, wanted.endDate].filter(Boolean).join('至');
      return {
        fileName: `订单单据${period && `-${period}`}.zip`,
        contentType: 'application/zip',
        size: undefined,
        content: Readable.from(zipStream(entriesOf(buyer, orders))),
      };
    },
  };
}

export type PapersService = ReturnType<typeof createPapersService>;
