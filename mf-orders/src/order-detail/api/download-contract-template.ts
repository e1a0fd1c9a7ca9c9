import { api, type OnProgress } from 'shared-kernel/http';

/** Has the download written into the operation log, and saves the template as it is now. */
export async function downloadContractTemplate(orderId: string, onProgress: OnProgress): Promise<void> {
  const { originFileUrl } = await api.post('order/update/contract/download', { orderId });
  await api.downloadUrl(originFileUrl, { onProgress });
}
