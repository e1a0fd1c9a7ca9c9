import type { FastifyBaseLogger } from 'fastify';
import { invalid } from '../../http/call-error';
import type { Uploader, UploadGate } from '../../http/receive-file';
import type { StagedFile } from '../../ports/file-store';
import type { MalwareScan } from '../../ports/malware-scan';
import type { Throttle } from '../account/throttle';

const day = 86_400;
const dailyOfBuyer = 40;
const dailyOfAddress = 40;
const dailyOfOrder = 10;

/** Uploads for one order on one day, whatever came of them. */
export const uploadsOfOrder = (orderId: string) => ({
  action: 'upload-order',
  subject: orderId,
  limit: dailyOfOrder,
  windowSeconds: day,
});

/** What an upload has to pass: the daily number of its buyer or address before a byte is read, and a look for malware after. */
export const createUploadGate = (
  throttle: Throttle,
  malware: MalwareScan,
  log: FastifyBaseLogger,
): UploadGate => ({
  enter: (uploader: Uploader) =>
    'memberId' in uploader
      ? throttle.take({
          action: 'upload',
          subject: uploader.memberId,
          limit: dailyOfBuyer,
          windowSeconds: day,
        })
      : throttle.take({
          action: 'upload-address',
          subject: uploader.address,
          limit: dailyOfAddress,
          windowSeconds: day,
        }),

  async check(uploader: Uploader, staged: StagedFile): Promise<void> {
    const found = await malware.scan(staged.read());
    if (found === null) return;
    log.warn({ ...uploader, found, sha256: staged.sha256 }, 'upload refused');
    throw invalid('文件含有可疑内容，未予保存，请检查后重新上传');
  },
});
