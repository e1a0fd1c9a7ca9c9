import type { FastifyBaseLogger } from 'fastify';
import { invalid } from '../../http/call-error';
import type { Uploader, UploadGate } from '../../http/receive-file';
import type { StagedFile } from '../../ports/file-store';
import type { MalwareScan } from '../../ports/malware-scan';
import type { Allowance, Throttle } from '../account/throttle';

const day = 86_400;
const dailyOfBuyer = 40;
const dailyOfAddress = 40;
const dailyRefused = 100;
const dailyOfOrder = 10;

/** Daily uploads for one order, successful or not. */
export const uploadsOfOrder = (orderId: string) => ({
  action: 'upload-order',
  subject: orderId,
  limit: dailyOfOrder,
  windowSeconds: day,
});

const keptOf = (uploader: Uploader): Allowance =>
  'memberId' in uploader
    ? { action: 'upload', subject: uploader.memberId, limit: dailyOfBuyer, windowSeconds: day }
    : { action: 'upload-address', subject: uploader.address, limit: dailyOfAddress, windowSeconds: day };

/** Refused uploads are counted separately, as they cost work too. */
const refusedOf = (uploader: Uploader): Allowance => ({
  action: 'upload-refused',
  subject: 'memberId' in uploader ? `member ${uploader.memberId}` : uploader.address,
  limit: dailyRefused,
  windowSeconds: day,
});

/**
 * Checks of an upload: the daily limit of its buyer or address before a byte is read, and a malware scan
 * after.
 */
export const createUploadGate = (
  throttle: Throttle,
  malware: MalwareScan,
  log: FastifyBaseLogger,
): UploadGate => ({
  enter: (uploader: Uploader) => throttle.take(keptOf(uploader), refusedOf(uploader)),

  async kept(uploader: Uploader): Promise<void> {
    await throttle.giveBack(refusedOf(uploader));
  },

  async refused(uploader: Uploader): Promise<void> {
    await throttle.giveBack(keptOf(uploader));
  },
  async lost(uploader: Uploader): Promise<void> {
    for (const taken of [keptOf(uploader), refusedOf(uploader)]) await throttle.giveBack(taken);
  },

  async check(uploader: Uploader, staged: StagedFile): Promise<void> {
    const found = await malware.scan(staged.read());
    if (found === null) return;
    log.warn({ ...uploader, found, sha256: staged.sha256 }, 'upload refused');
    throw invalid('文件含有可疑内容（如脚本、附件或自动提交），未予保存，请打印为新的 PDF 后重新上传');
  },
});
