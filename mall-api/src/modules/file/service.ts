import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { auditStatus, mayUploadCertificate } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import type { UploadedFile } from '../../http/receive-file';
import { checkFileName, withEnding } from '../../http/recognise-file';
import type { Throttle } from '../account/throttle';
import { qualificationStatus } from '../client/qualification-status';
import { requireAgreement } from '../document/contract-agreement';
import { lockOrder } from '../order/move-order';
import { contractRepository } from './contract-repository';
import { checkContractUpload, noteUpload } from './contract-upload';
import { fileRepository } from './repository';
import type { StoredFiles } from './stored-files';
import { uploadsOfOrder } from './upload-gate';

/** Files that buyers hand in (docs/specification.md#membership-certificate-and-file-calls). */
export function createFileService(
  db: Database,
  clock: () => Date,
  { stored, throttle }: { stored: StoredFiles; throttle: Throttle },
) {
  return {
    /**
     * Takes the signed contract of the buyer's order; the order goes on to "contract uploaded".
     * @throws CallError 60001 the file's name, 60003 the order takes no contract now, 60005 too many for it today, 60004 not the buyer's order
     */
    async uploadContract(
      buyer: Buyer,
      { orderId, fileName }: ParsedRequestOf<'file/upload'>,
      { staged, contentType }: UploadedFile,
    ): Promise<ReplyOf<'file/upload'>> {
      const name = withEnding(checkFileName(fileName), contentType);
      if (!(await fileRepository(db).hasOrder(buyer, orderId))) throw notFound('订单');
      await throttle.take(uploadsOfOrder(orderId));
      const { replaced, fileId } = await db.transaction(async (tx) => {
        const contracts = contractRepository(tx);
        const order = await lockOrder(tx, orderId);
        if (order?.memberId !== buyer.memberId) throw notFound('订单');
        const contract = await contracts.lock(orderId);
        checkContractUpload(order, contract);
        await requireAgreement(tx, buyer, orderId, { whatToDo: '请重新下载合同模板，盖章后上传。' });
        const fileId = await stored.keep(tx, staged, {
          clientId: buyer.clientId,
          orderId,
          busType: 'contract',
          fileName: name,
          contentType,
        });
        await contracts.handInOnPaper(orderId, fileId);
        await contracts.freeze(orderId);
        await stored.replace(tx, contract.uploadFileId);
        await noteUpload(tx, order, clock());
        return { fileId, replaced: contract.uploadFileId };
      });
      await stored.forget(replaced);
      return { fileId };
    },

    /**
     * Takes a certificate of the buyer's client; it waits for its audit.
     * @throws CallError 60003 while the one that is there is approved or in review, 60004 no such certificate
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
