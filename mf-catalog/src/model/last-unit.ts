import type { ProductRow, ProductSku } from 'shared-kernel/contracts';

/** The unit of the last purchase, as sold today; undefined if discontinued. */
export const lastUnit = ({
  productSkues,
  lastSkuId,
}: Pick<ProductRow, 'productSkues'> & { lastSkuId: string }): ProductSku | undefined =>
  productSkues.find(({ id }) => id === lastSkuId);
