import { api, type OnProgress } from 'shared-kernel/http';

/** Records the download in the operation log, and saves the current template. */
export async function downloadContractTemplate(orderId: string, onProgress: OnProgress): Promise<void> {
  const { originFileUrl } = await api.post('order/update/contract/download', { orderId });
  await api.downloadUrl(originFileUrl, { onProgress });
}
