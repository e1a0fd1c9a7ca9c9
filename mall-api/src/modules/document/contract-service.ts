import { type ClientType, hasContract, type OrderStatus, qysStatus } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { documentUrl } from '../../wire/file-url';
import { formatTime } from '../../wire/time';
import { contractRepository } from '../file/contract-repository';
import { fileRepository } from '../file/repository';
import type { StoredFiles } from '../file/stored-files';
import { lockOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { orderRepository } from '../order/repository';
import { addedLater, asVersion, contractContent, isFrozen, requireApproved } from './contract-content';
import { buyerAreaId, signArea } from './contract-paper';
import { countersignPaper } from './countersign-paper';
import type { PdfRenderer } from './pdf/pdf-renderer';
import { placeOnPage } from './place-on-page';
import { documentRepository } from './repository';
import { buyerSignature, providerPlace, providerSignature } from './signature';
import type { StoredPapers } from './stored-papers';
import { supplementPaper } from './supplement-paper';

const templateDownloaded = '下载合同模板';

/**
 * The life cycle of an order's contract: versions of its template, the buyer's signature, the provider's, an
 * annex.
 */
export function createContractService(
  db: Database,
  clock: () => Date,
  { stored, kept, pdfRenderer }: { stored: StoredFiles; kept: StoredPapers; pdfRenderer: PdfRenderer },
) {
  /**
   * @throws CallError 60003 for a client type without contracts, 60004 for an order out of the buyer's sight
   */
  async function requireContract(buyer: Buyer, orderId: string) {
    const found = await documentRepository(db).findOrder(buyer, orderId);
    if (!found) throw notFound('订单');
    if (!hasContract(found.order.clientType as ClientType)) throw wrongState('当前客户类型没有合同');
    if (!found.contract) throw notFound('合同');
    requireApproved(found.contract);
    return { found, contract: found.contract };
  }

  const contracts = {
    /** Digest of the contract's current content. */
    async digest(buyer: Buyer, orderId: string): Promise<string> {
      const { found, contract } = await requireContract(buyer, orderId);
      return contractContent(found, contract).digest;
    },

    /**
     * Ensures that the contract of the order's current state is rendered. Each wording is a version; once
     * signed or uploaded it is frozen.
     * @returns the file's id
     */
    async template(buyer: Buyer, orderId: string): Promise<string> {
      const { found, contract } = await requireContract(buyer, orderId);
      if (isFrozen(contract) && contract.originFileId) return contract.originFileId;
      const { paper, digest } = contractContent(found, contract);
      const latest = await contractRepository(db).latestVersion(orderId);
      if (latest?.digest === digest) return latest.fileId;
      const version = (latest?.version ?? 0) + 1;
      const { pdf, places } = await pdfRenderer.draw(asVersion(paper, version, digest), buyer.memberId);
      const signPlace = placeOnPage(places[buyerAreaId], signArea);
      return kept.keep(
        pdf,
        { found, busType: 'contract', fileName: `购销合同-${contract.no}.pdf` },
        {
          // Of concurrent requests, the second finds the first one's file.
          async known(tx) {
            const locked = await contractRepository(tx).lock(orderId);
            const newest = await contractRepository(tx).latestVersion(orderId);
            if (locked && isFrozen(locked) && locked.originFileId) return locked.originFileId;
            return newest && newest.version >= version ? newest.fileId : null;
          },
          async note(tx, fileId) {
            await contractRepository(tx).addVersion({ orderId, version, digest, fileId, createdAt: clock() });
            await contractRepository(tx).set(orderId, { originFileId: fileId, signPlace });
          },
        },
      );
    },

    /**
     * Ensures that the electronically signed contract is rendered with the buyer's signature.
     * @returns the file's id
     * @throws CallError 60004 when the order is out of the buyer's sight, or its contract was not signed
     * electronically
     */
    async signed(buyer: Buyer, orderId: string): Promise<string> {
      const { found, contract } = await requireContract(buyer, orderId);
      if (!contract.signedAt || contract.qysStatus !== qysStatus.signed) throw notFound('已签署的合同');
      if (contract.uploadFileId) return contract.uploadFileId;
      const originId = await contracts.template(buyer, orderId);
      const origin = await fileRepository(db).find(buyer, originId);
      const place = (await contractRepository(db).find(orderId))?.signPlace;
      if (!origin || !place) throw new Error(`The contract of order ${found.order.no} has no template.`);
      const signature = buyerSignature(found.client.name, contract.signerName ?? found.order.memberName, {
        time: formatTime(contract.signedAt),
        digest: origin.sha256,
      });
      const stamped = await pdfRenderer.stamp(
        { contract: await stored.read(originId), place, signature },
        buyer.memberId,
      );
      const fileName = `购销合同-${contract.no}-已签署.pdf`;
      return kept.keep(
        stamped,
        { found, busType: 'contract', fileName },
        {
          known: async (tx) => (await contractRepository(tx).lock(orderId))?.uploadFileId ?? null,
          note: (tx, uploadFileId) => contractRepository(tx).set(orderId, { uploadFileId }),
        },
      );
    },

    /**
     * Ensures that the provider's signature is rendered: the contract with both seals, or a page beside the
     * buyer's upload.
     * @returns the file's id
     * @throws CallError 60004 before the provider has signed
     */
    async countersigned(buyer: Buyer, orderId: string): Promise<string> {
      const { found, contract } = await requireContract(buyer, orderId);
      if (!contract.countersignedAt) throw notFound('乙方会签的合同');
      if (contract.countersignedFileId) return contract.countersignedFileId;
      const isElectronic = contract.qysStatus === qysStatus.signed;
      const handedInId = isElectronic ? await contracts.signed(buyer, orderId) : contract.uploadFileId;
      const handedIn = handedInId && (await fileRepository(db).find(buyer, handedInId));
      if (!handedIn) throw notFound('乙方会签的合同');
      const { sha256, fileName, createdAt } = handedIn;
      const signature = providerSignature({ time: formatTime(contract.countersignedAt), digest: sha256 });

      async function signedCopy() {
        const place = (await contractRepository(db).find(orderId))?.signPlace;
        if (!place) throw new Error(`The contract of order ${found.order.no} has no template.`);
        return { contract: await stored.read(handedIn ? handedIn.id : ''), place: providerPlace(place) };
      }
      async function page() {
        const facts = { no: contract.no, fileName, sha256, handedInAt: createdAt };
        const { pdf, places } = await pdfRenderer.draw(countersignPaper(found, facts), buyer.memberId);
        return { contract: pdf, place: providerPlace(placeOnPage(places[buyerAreaId], signArea)) };
      }
      const task = await (isElectronic ? signedCopy() : page());
      const stamped = await pdfRenderer.stamp({ ...task, signature }, buyer.memberId);
      const name = `购销合同-${contract.no}-${isElectronic ? '双方已签署' : '乙方会签页'}.pdf`;
      return kept.keep(
        stamped,
        { found, busType: 'contract', fileName: name },
        {
          known: async (tx) => (await contractRepository(tx).lock(orderId))?.countersignedFileId ?? null,
          note: (tx, countersignedFileId) => contractRepository(tx).set(orderId, { countersignedFileId }),
        },
      );
    },

    /** The annex with gifts chosen after the contract. @throws CallError 60004 when there are none */
    async supplement(buyer: Buyer, orderId: string) {
      const { found, contract } = await requireContract(buyer, orderId);
      const items = addedLater(found.items, contract);
      if (items.length === 0) throw notFound('合同附件');
      const { pdf } = await pdfRenderer.draw(
        supplementPaper({ ...found, items }, contract.no),
        buyer.memberId,
      );
      const fileName = `购销合同-${contract.no}-赠品附件.pdf`;
      return { fileName, contentType: 'application/pdf', size: pdf.length, content: pdf };
    },

    /**
     * Logs the template's download on the order, once per series of downloads.
     * @returns the template's URL
     */
    async noteTemplateDownload(buyer: Buyer, orderId: string): Promise<string> {
      await contracts.template(buyer, orderId);
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) return;
        const [latest] = await orderRepository(tx).logs(orderId);
        if (latest?.statusDesc === templateDownloaded) return;
        const status = order.status as OrderStatus;
        const noted = { status, statusDesc: templateDownloaded, operator: 'buyer' } as const;
        await recordEvents(tx, order, [noted], clock());
      });
      return documentUrl('contract', orderId);
    },
  };
  return contracts;
}
