import type { ProductSku } from 'shared-kernel/contracts';
import type { BoughtProduct } from './last-order-text';

/** The unit that was bought the last time, as it is sold today; undefined where it is sold no more. */
export const lastUnit = ({
  productSkues,
  lastSkuId,
}: Pick<BoughtProduct, 'productSkues' | 'lastSkuId'>): ProductSku | undefined =>
  productSkues.find(({ id }) => id === lastSkuId);
