import { contractBusType } from 'shared-kernel/domain';
import { api, type OnProgress } from 'shared-kernel/http';

/** Sends the signed contract of an order. */
export async function uploadContract(
  orderId: string,
  file: File,
  options: { signal: AbortSignal; onProgress: OnProgress },
): Promise<void> {
  const fields = { busType: contractBusType, fileName: file.name, orderId };
  await api.upload('file/upload', { file, fields }, { ...options, silent: true });
}
