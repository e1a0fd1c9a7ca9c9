import { zipSync } from 'fflate';
import { isShipped, type OrderStatus } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import type { RoleGuard } from '../../http/role-guard';
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
import type { PdfRenderer } from './pdf/pdf-renderer';
import { documentRepository } from './repository';
import { createStoredPapers } from './stored-papers';

/** Documents of an order that the shop renders on first request. */
export function createDocumentService(
  db: Database,
  clock: () => Date,
  {
    stored,
    pdfRenderer,
    statements,
    requireRole,
    products,
  }: {
    stored: StoredFiles;
    pdfRenderer: PdfRenderer;
    statements: StatementService;
    requireRole: RoleGuard;
    products: ProductDocuments;
  },
) {
  async function requireOrder(buyer: Buyer, orderId: string) {
    const order = await documentRepository(db).findOrder(buyer, orderId);
    if (!order) throw notFound('订单');
    return order;
  }

  const kept = createStoredPapers(db, stored);
  const contracts = createContractService(db, clock, { stored, kept, pdfRenderer });

  const documents = {
    contracts,
    licences: createCompanyLicences(clock, pdfRenderer),

    /**
     * Ensures that the document of an order's latest invoice is rendered.
     * @returns the file's id
     * @throws CallError 60004 when the order is out of the buyer's sight, or has no invoice
     */
    async invoice(buyer: Buyer, orderId: string): Promise<string> {
      const found = await requireOrder(buyer, orderId);
      const invoice = await documentRepository(db).latestInvoice(orderId);
      if (!invoice) throw notFound('发票');
      if (invoice.fileId) return invoice.fileId;
      const { pdf: content } = await pdfRenderer.draw(invoicePaper(found, invoice), buyer.memberId);
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
     * Draws an order's outbound delivery notes, one PDF per address.
     * @throws CallError 60003 before the goods are shipped, 60004 for an order out of the buyer's sight
     */
    async drawDeliveryNotes(buyer: Buyer, orderId: string) {
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
        notes[`出库单-${delivery.no}.pdf`] = (await pdfRenderer.draw(paper, buyer.memberId)).pdf;
      }
      return { no: found.order.no, shippedAt, notes };
    },

    /** The delivery notes of an order in a zip named by its number. */
    async deliveryNotes(buyer: Buyer, orderId: string): Promise<SentFile> {
      const { no, shippedAt, notes } = await documents.drawDeliveryNotes(buyer, orderId);
      // PDFs are already compressed.
      const content = zipSync(notes, { level: 0, mtime: shippedAt });
      return {
        fileName: `${no}.zip`,
        contentType: 'application/zip',
        size: content.length,
        content,
      };
    },

    /**
     * Opens a file by id: a stored one, a document of an order or product, or a monthly statement.
     * @throws CallError 60004 not found, or out of the buyer's sight; 60010 a statement, for who may not read it
     */
    async open(buyer: Buyer, fileId: string): Promise<SentFile> {
      const month = parseStatementId(fileId);
      if (month !== undefined) {
        await requireRole(buyer, 'client/statement');
        return statements.paper(buyer, month);
      }
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
