import type { RequestOf } from 'shared-kernel/contracts';
import { api, type OnProgress } from 'shared-kernel/http';

/** Sends a file of an order: its signed contract, or a voucher of its payment. */
export async function uploadOrderFile(
  target: Pick<RequestOf<'file/upload'>, 'orderId' | 'busType'>,
  file: File,
  options: { signal: AbortSignal; onProgress: OnProgress },
): Promise<void> {
  await api.upload(
    'file/upload',
    { file, fields: { ...target, fileName: file.name } },
    { ...options, silent: true },
  );
}
