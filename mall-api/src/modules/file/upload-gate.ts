import type { FastifyBaseLogger } from 'fastify';
import type { Buyer } from '../../http/buyer';
import { invalid } from '../../http/call-error';
import type { UploadGate } from '../../http/receive-file';
import type { StagedFile } from '../../ports/file-store';
import type { MalwareScan } from '../../ports/malware-scan';
import type { Throttle } from '../account/throttle';

const day = 86_400;
const dailyOfBuyer = 40;
const dailyOfOrder = 10;

/** Uploads for one order on one day, whatever came of them. */
export const uploadsOfOrder = (orderId: string) => ({
  action: 'upload-order',
  subject: orderId,
  limit: dailyOfOrder,
  windowSeconds: day,
});

/** What an upload has to pass: the buyer's daily number before a byte is read, and a look for malware after. */
export const createUploadGate = (
  throttle: Throttle,
  malware: MalwareScan,
  log: FastifyBaseLogger,
): UploadGate => ({
  enter: ({ memberId }: Buyer) =>
    throttle.take({ action: 'upload', subject: memberId, limit: dailyOfBuyer, windowSeconds: day }),

  async check({ memberId }: Buyer, staged: StagedFile): Promise<void> {
    const found = await malware.scan(staged.read());
    if (found === null) return;
    log.warn({ memberId, found, sha256: staged.sha256 }, 'upload refused');
    throw invalid('文件含有可疑内容，未予保存，请检查后重新上传');
  },
});
