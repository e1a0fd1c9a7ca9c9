import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import {
  auditStatus,
  mayBeUnderWay,
  mayUploadCertificate,
  type OrderStatus,
  parcelBusType,
  voucherBusType,
} from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import type { UploadedFile } from '../../http/receive-file';
import { checkFileName, withEnding } from '../../http/recognise-file';
import type { Throttle } from '../account/throttle';
import { qualificationStatus } from '../client/qualification-status';
import { requireAgreement } from '../document/contract-agreement';
import { type LockedOrder, lockOrder } from '../order/move-order';
import { isInSight } from '../order/orders-in-sight';
import { checkVoucherUpload, noteVoucher } from '../payment/voucher-upload';
import { contractRepository } from './contract-repository';
import { checkContractUpload, noteUpload } from './contract-upload';
import { fileRepository } from './repository';
import type { StoredFiles } from './stored-files';
import { uploadsOfOrder } from './upload-gate';

/** Files that buyers upload (docs/specification.md#membership-certificate-and-file-calls). */
export function createFileService(
  db: Database,
  clock: () => Date,
  { stored, throttle }: { stored: StoredFiles; throttle: Throttle },
) {
  type Keep = () => Promise<string>;

  async function takeContract(tx: Queries, buyer: Buyer, order: LockedOrder, keep: Keep) {
    const contracts = contractRepository(tx);
    const contract = await contracts.lock(order.id);
    checkContractUpload(order, contract);
    await requireAgreement(tx, buyer, order.id, { whatToDo: '请重新下载合同模板，盖章后上传。' });
    const fileId = await keep();
    await contracts.handInOnPaper(order.id, fileId);
    await contracts.freeze(order.id);
    await stored.replace(tx, contract.uploadFileId);
    await noteUpload(tx, order, buyer, clock());
    return { fileId, replaced: contract.uploadFileId };
  }

  async function takeVoucher(tx: Queries, buyer: Buyer, order: LockedOrder, keep: Keep) {
    await checkVoucherUpload(tx, order);
    const fileId = await keep();
    await noteVoucher(tx, order, { fileId, by: buyer }, clock());
    return { fileId, replaced: null };
  }

  async function takePicture(order: LockedOrder, keep: Keep) {
    if (!mayBeUnderWay(order.status as OrderStatus)) throw wrongState('订单尚未发货，不能上传收货图片');
    return { fileId: await keep(), replaced: null };
  }

  return {
    /**
     * Stores a file for an order in the buyer's sight: its signed contract, which moves it to "contract uploaded", or a
     * payment voucher.
     * @throws CallError 60001 the file's name, 60003 the order takes no such file now, 60005 its daily limit
     * is reached, 60004 an order out of the buyer's sight
     */
    async upload(
      buyer: Buyer,
      { orderId, fileName, busType }: ParsedRequestOf<'file/upload'>,
      { staged, contentType }: UploadedFile,
    ): Promise<ReplyOf<'file/upload'>> {
      const name = withEnding(checkFileName(fileName), contentType);
      if (!(await fileRepository(db).hasOrder(buyer, orderId))) throw notFound('订单');
      await throttle.take(uploadsOfOrder(orderId));
      const keep = (tx: Queries, type: 'contract' | 'voucher' | 'parcel') =>
        stored.keep(tx, staged, {
          clientId: buyer.clientId,
          orderId,
          busType: type,
          fileName: name,
          contentType,
        });
      const { replaced, fileId } = await db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order || !isInSight(buyer, order)) throw notFound('订单');
        if (busType === voucherBusType) return takeVoucher(tx, buyer, order, () => keep(tx, 'voucher'));
        if (busType === parcelBusType) return takePicture(order, () => keep(tx, 'parcel'));
        return takeContract(tx, buyer, order, () => keep(tx, 'contract'));
      });
      await stored.forget(replaced);
      return { fileId };
    },

    /**
     * Stores a certificate of the buyer's client for its audit.
     * @throws CallError 60003 while the existing one is approved or in review, 60004 no such certificate
     */
    async uploadCertificate(
      buyer: Buyer,
      { qualificationType }: ParsedRequestOf<'file/uploadCert'>,
      { staged, fileName, contentType }: UploadedFile,
    ): Promise<ReplyOf<'file/uploadCert'>> {
      const now = clock();
      const { replaced, fileId } = await db.transaction(async (tx) => {
        const files = fileRepository(tx);
        const certificate = await files.lockCertificate(buyer, qualificationType);
        if (!certificate) throw notFound('证书类型');
        if (!mayUploadCertificate(qualificationStatus(certificate, now).auditStatus)) {
          throw wrongState('该证书已通过或正在审核，暂不可上传');
        }
        const fileId = await stored.keep(tx, staged, {
          clientId: buyer.clientId,
          orderId: null,
          busType: 'certificate',
          fileName,
          contentType,
        });
        await files.setCertificate(certificate.id, {
          fileId,
          uploadedAt: now,
          auditStatus: auditStatus.auditing,
          auditReason: null,
        });
        await stored.replace(tx, certificate.fileId);
        return { fileId, replaced: certificate.fileId };
      });
      await stored.forget(replaced);
      return { fileId };
    },
  };
}

export type FileService = ReturnType<typeof createFileService>;
