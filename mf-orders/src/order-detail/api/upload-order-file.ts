import type { ReplyOf, RequestOf } from 'shared-kernel/contracts';
import { api, type OnProgress } from 'shared-kernel/http';

/** Uploads a file of an order: its signed contract, a payment voucher, a picture of a parcel. */
export async function uploadOrderFile(
  target: Pick<RequestOf<'file/upload'>, 'orderId' | 'busType'>,
  file: File,
  options: { signal: AbortSignal; onProgress: OnProgress },
): Promise<ReplyOf<'file/upload'>> {
  return api.upload(
    'file/upload',
    { file, fields: { ...target, fileName: file.name } },
    { ...options, silent: true },
  );
}
