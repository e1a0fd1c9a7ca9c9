import { api } from 'shared-kernel/http';
import type { OrderDocument } from '../model/order-documents';

/** Saves an invoice or delivery note; the caller shows the result. */
export const downloadDocument = (document: OrderDocument, signal: AbortSignal): Promise<void> => {
  const options = { signal, silent: true };
  if (document.kind === 'invoice') return api.downloadUrl(document.url, options);
  const { id, no } = document.order;
  return api.download('order/export/elecdelivery', { orderId: id }, { ...options, fileName: `${no}.zip` });
};
