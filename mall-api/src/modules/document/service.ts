import { zipSync } from 'fflate';
import { type ClientType, hasContract, isShipped, type OrderStatus, qysStatus } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { SignPlace } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import type { SentFile } from '../../http/send-file';
import { type DocumentKind, documentUrl, parseDocumentId } from '../../wire/file-url';
import { formatTime } from '../../wire/time';
import { contractRepository } from '../file/contract-repository';
import { fileRepository } from '../file/repository';
import type { StoredFiles } from '../file/stored-files';
import { lockOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { orderRepository } from '../order/repository';
import { contractPaper, signArea, signAreas } from './contract-paper';
import { deliveriesOf, deliveryPaper } from './delivery-paper';
import { invoicePaper } from './invoice-paper';
import { placeOnPage } from './place-on-page';
import type { Press } from './press/press';
import { documentRepository } from './repository';

const pdf = 'application/pdf';

/** Papers that the shop itself makes of an order; each is made when first asked for, and kept as it is. */
export function createDocumentService(db: Database, clock: () => Date, stored: StoredFiles, press: Press) {
  async function requireOrder(buyer: Buyer, orderId: string) {
    const order = await documentRepository(db).findOrder(buyer, orderId);
    if (!order) throw notFound('订单');
    return order;
  }

  const documents = {
    /**
     * Makes sure that an order's contract template is there. Once made it never changes: it is what is signed.
     * @returns the file's id
     * @throws CallError 60003 where the client type has no contract, 60004 for an order that is not the buyer's
     */
    async contractTemplate(buyer: Buyer, orderId: string): Promise<string> {
      const found = await requireOrder(buyer, orderId);
      const { order, contract } = found;
      if (!hasContract(order.clientType as ClientType)) throw wrongState('当前客户类型没有合同');
      if (!contract) throw notFound('合同');
      if (contract.originFileId) return contract.originFileId;
      const { pdf: content, places } = await press.draw(contractPaper(found, contract.no), buyer.memberId);
      const staged = await stored.stage(content);
      const signPlace: SignPlace = placeOnPage(places[signAreas.buyer], signArea);
      try {
        return await db.transaction(async (tx) => {
          // Of two who ask at once, the second finds the first one's.
          const locked = await contractRepository(tx).lock(orderId);
          if (locked?.originFileId) return locked.originFileId;
          const originFileId = await stored.keep(tx, staged, {
            clientId: order.clientId,
            orderId,
            busType: 'contract',
            contentType: pdf,
            fileName: `购销合同-${contract.no}.pdf`,
          });
          await contractRepository(tx).set(orderId, { originFileId, signPlace });
          return originFileId;
        });
      } finally {
        await staged.discard();
      }
    },

    /**
     * Makes sure that the contract that was signed electronically is there with its signature.
     * @returns the file's id
     * @throws CallError 60004 when the order is not the buyer's, or its contract was not signed electronically
     */
    async signedContract(buyer: Buyer, orderId: string): Promise<string> {
      const { order, client, contract } = await requireOrder(buyer, orderId);
      if (!contract?.signedAt || contract.qysStatus !== qysStatus.signed) throw notFound('已签署的合同');
      if (contract.uploadFileId) return contract.uploadFileId;
      const { signedAt, signerName } = contract;
      const originId = await documents.contractTemplate(buyer, orderId);
      const origin = await fileRepository(db).find(buyer, originId);
      const template = await contractRepository(db).find(orderId);
      if (!origin || !template?.signPlace)
        throw new Error(`The contract of order ${order.no} has no template.`);
      const signature = {
        clientName: client.name,
        signerName: signerName ?? order.memberName,
        time: formatTime(signedAt),
        digest: origin.sha256,
      };
      const stamped = await press.stamp(
        { contract: await stored.read(originId), place: template.signPlace, signature },
        buyer.memberId,
      );
      const staged = await stored.stage(stamped);
      try {
        return await db.transaction(async (tx) => {
          const locked = await contractRepository(tx).lock(orderId);
          if (locked?.uploadFileId) return locked.uploadFileId;
          const uploadFileId = await stored.keep(tx, staged, {
            clientId: order.clientId,
            orderId,
            busType: 'contract',
            contentType: pdf,
            fileName: `购销合同-${contract.no}-已签署.pdf`,
          });
          await contractRepository(tx).set(orderId, { uploadFileId });
          return uploadFileId;
        });
      } finally {
        await staged.discard();
      }
    },

    /**
     * Notes in the order's log that its contract template is downloaded, once however often it is done in a row.
     * @returns where the template is
     */
    async noteTemplateDownload(buyer: Buyer, orderId: string): Promise<string> {
      await documents.contractTemplate(buyer, orderId);
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) return;
        const [latest] = await orderRepository(tx).logs(orderId);
        if (latest?.statusDesc === templateDownloaded) return;
        const status = order.status as OrderStatus;
        await recordEvents(
          tx,
          order,
          [{ status, statusDesc: templateDownloaded, operator: 'buyer' }],
          clock(),
        );
      });
      return documentUrl('contract', orderId);
    },

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
      const staged = await stored.stage(content);
      try {
        return await db.transaction(async (tx) => {
          const locked = await documentRepository(tx).lockInvoice(invoice.id);
          if (locked?.fileId) return locked.fileId;
          const fileId = await stored.keep(tx, staged, {
            clientId: found.order.clientId,
            orderId,
            busType: 'invoice',
            contentType: pdf,
            fileName: `发票样张-${invoice.no}.pdf`,
          });
          await documentRepository(tx).setInvoiceFile(invoice.id, fileId);
          return fileId;
        });
      } finally {
        await staged.discard();
      }
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
      const shippedAt = (await documents.shippedAt(orderId)) ?? found.order.statusChangedAt;
      const notes: Record<string, Uint8Array> = {};
      for (const delivery of deliveriesOf(found, parcels)) {
        const paper = deliveryPaper(found, delivery, { devices, shippedAt });
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
     * The file behind an id: a stored one, or a paper of an order.
     * @throws CallError 60004 for what is not there, or not the buyer's
     */
    async open(buyer: Buyer, fileId: string): Promise<SentFile> {
      const document = parseDocumentId(fileId);
      if (!document) return stored.sendOwn(buyer, fileId);
      const makers: Record<DocumentKind, (buyer: Buyer, orderId: string) => Promise<string>> = {
        contract: documents.contractTemplate,
        signed: documents.signedContract,
        invoice: documents.invoice,
      };
      return stored.sendOwn(buyer, await makers[document.kind](buyer, document.orderId));
    },
  };
  return documents;
}

const templateDownloaded = '下载合同模板';

export type DocumentService = ReturnType<typeof createDocumentService>;
