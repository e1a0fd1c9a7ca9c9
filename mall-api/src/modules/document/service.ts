import { zipSync } from 'fflate';
import { isShipped, type OrderStatus } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import type { SentFile } from '../../http/send-file';
import { parseDocumentId, parseProductDocumentId, parseStatementId } from '../../wire/file-url';
import type { StoredFiles } from '../file/stored-files';
import { parcelRepository } from '../parcel/parcel-repository';
import type { ProductDocuments } from '../product-document/service';
import type { StatementService } from '../statement/statement-service';
import { createCompanyLicences } from './company-licences';
import { createContractService } from './contract-service';
import { deliveriesOf, deliveryPaper } from './delivery-paper';
import { invoicePaper } from './invoice-paper';
import { createKeptPapers } from './kept-papers';
import type { Press } from './press/press';
import { documentRepository } from './repository';

/** Papers that the shop itself makes of an order, when they are first asked for. */
export function createDocumentService(
  db: Database,
  clock: () => Date,
  {
    stored,
    press,
    statements,
    products,
  }: { stored: StoredFiles; press: Press; statements: StatementService; products: ProductDocuments },
) {
  async function requireOrder(buyer: Buyer, orderId: string) {
    const order = await documentRepository(db).findOrder(buyer, orderId);
    if (!order) throw notFound('订单');
    return order;
  }

  const kept = createKeptPapers(db, stored);
  const contracts = createContractService(db, clock, { stored, kept, press });

  const documents = {
    contracts,
    licences: createCompanyLicences(clock, press),

    /**
     * Makes sure that the document of an order's latest invoice is there.
     * @returns the file's id
     * @throws CallError 60004 when the order is not the buyer's, or has no invoice
     */
    async invoice(buyer: Buyer, orderId: string): Promise<string> {
      const found = await requireOrder(buyer, orderId);
      const invoice = await documentRepository(db).latestInvoice(orderId);
      if (!invoice) throw notFound('发票');
      if (invoice.fileId) return invoice.fileId;
      const { pdf: content } = await press.draw(invoicePaper(found, invoice), buyer.memberId);
      const fileName = `发票样张-${invoice.no}.pdf`;
      return kept.keep(
        content,
        { found, busType: 'invoice', fileName },
        {
          known: async (tx) => (await documentRepository(tx).lockInvoice(invoice.id))?.fileId ?? null,
          note: (tx, fileId) => documentRepository(tx).setInvoiceFile(invoice.id, fileId),
        },
      );
    },

    /**
     * The outbound delivery notes of an order, one PDF for each address, in a zip named by the order's number.
     * @throws CallError 60003 before the goods are on their way, 60004 for an order that is not the buyer's
     */
    async deliveryNotes(buyer: Buyer, orderId: string): Promise<SentFile> {
      const found = await requireOrder(buyer, orderId);
      if (!isShipped(found.order.status as OrderStatus)) throw wrongState('订单尚未发货，暂无出库单');
      const documents = documentRepository(db);
      const devices = await documents.devices(found.items.map(({ productId }) => productId));
      const parcels = await documents.parcels(orderId);
      const lots = await parcelRepository(db).lotsOf(found.items.map(({ id }) => id));
      const shippedAt = (await documents.shippedAt(orderId)) ?? found.order.statusChangedAt;
      const notes: Record<string, Uint8Array> = {};
      for (const delivery of deliveriesOf(found, parcels)) {
        const paper = deliveryPaper(found, delivery, { devices, lots, shippedAt });
        notes[`出库单-${delivery.no}.pdf`] = (await press.draw(paper, buyer.memberId)).pdf;
      }
      // What is in a PDF is packed already.
      const content = zipSync(notes, { level: 0, mtime: shippedAt });
      return {
        fileName: `${found.order.no}.zip`,
        contentType: 'application/zip',
        size: content.length,
        content,
      };
    },

    /**
     * The file behind an id: a stored one, a paper of an order or a product, or a month's statement.
     * @throws CallError 60004 for what is not there, or not the buyer's
     */
    async open(buyer: Buyer, fileId: string): Promise<SentFile> {
      const month = parseStatementId(fileId);
      if (month !== undefined) return statements.paper(buyer, month);
      const ofProduct = parseProductDocumentId(fileId);
      if (ofProduct) return products[ofProduct.all ? 'all' : 'one'](ofProduct.id, buyer);
      const document = parseDocumentId(fileId);
      if (!document) return stored.sendOwn(buyer, fileId);
      const { kind, orderId } = document;
      if (kind === 'supplement') return contracts.supplement(buyer, orderId);
      const makers: Record<typeof kind, (buyer: Buyer, orderId: string) => Promise<string>> = {
        contract: contracts.template,
        signed: contracts.signed,
        countersigned: contracts.countersigned,
        invoice: documents.invoice,
      };
      return stored.sendOwn(buyer, await makers[kind](buyer, orderId));
    },
  };
  return documents;
}

export type DocumentService = ReturnType<typeof createDocumentService>;
