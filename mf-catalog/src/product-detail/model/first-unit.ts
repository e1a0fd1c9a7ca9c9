import type { ProductDetail, ProductSku } from 'shared-kernel/contracts';

/** The unit that a product's page begins with: the one last bought, else the smallest; none without units. */
export const firstUnit = ({
  productSkues,
  lastSkuId,
}: Pick<ProductDetail, 'productSkues' | 'lastSkuId'>): ProductSku | undefined =>
  productSkues.find(({ id }) => id === lastSkuId) ??
  productSkues.toSorted((one, other) => one.unitCount - other.unitCount)[0];
