import type { PurchaseList, PurchaseListHead, PurchaseListLine } from 'shared-kernel/contracts';

type LineSpec = Partial<Omit<PurchaseListLine, 'sku'>> & { sku?: Partial<PurchaseListLine['sku']> };

/** A line that can be ordered as it is. */
export const aListLine = ({ sku, ...over }: LineSpec = {}): PurchaseListLine => ({
  id: 'gel',
  version: 1,
  count: 3,
  note: '',
  imageUrl: '/pictures/gel.webp',
  seenPriceUnit: '10.00',
  seenTime: '2026-11-01 10:00:00',
  verdict: 'added',
  ...over,
  sku: {
    skuId: `sku-of-${over.id ?? 'gel'}`,
    productId: `product-of-${over.id ?? 'gel'}`,
    model: 'AL-1',
    productName: '凝胶',
    unitName: '瓶',
    discountPriceUnit: '10.00',
    stockState: 'available',
    stockQty: null,
    ...sku,
  },
});

export const aListHead = (over: Partial<PurchaseListHead> = {}): PurchaseListHead => ({
  id: 'list-1',
  name: '手术室',
  shared: false,
  isOwn: true,
  ownerName: '沈采购',
  mayManage: true,
  lineCount: 2,
  updateTime: '2026-11-20 10:00:00',
  ...over,
});

export const aPurchaseList = (
  lines: readonly PurchaseListLine[],
  over: Partial<PurchaseList> = {},
): PurchaseList => ({
  ...aListHead({ lineCount: lines.length }),
  version: 1,
  licences: { blocks: false, problems: [] },
  lines: [...lines],
  ...over,
});
