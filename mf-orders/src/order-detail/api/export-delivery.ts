import type { Order } from 'shared-kernel/contracts';
import { api, type OnProgress } from 'shared-kernel/http';

/** Saves the outbound delivery notes as a zip named after the order number. */
export const exportDelivery = ({ id, no }: Pick<Order, 'id' | 'no'>, onProgress: OnProgress): Promise<void> =>
  api.download('order/export/elecdelivery', { orderId: id }, { fileName: `${no}.zip`, onProgress });
