import type { BatchResult } from 'shared-kernel/contracts';

type BatchSku = NonNullable<BatchResult['sku']>;

/** The SKU of `anOrderItem()` as sold today. */
export const aBatchSku = (over: Partial<BatchSku> = {}): BatchSku => ({
  skuId: 'sku-1',
  productId: 'product-1',
  model: 'AL-PAA 2000',
  productName: '复合过氧乙酸消毒液',
  unitName: '箱',
  discountPriceUnit: '347.40',
  stockState: 'available',
  stockQty: null,
  ...over,
});
