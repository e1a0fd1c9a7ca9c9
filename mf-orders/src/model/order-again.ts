import type { BatchResult, OrderItem } from 'shared-kernel/contracts';
import { formatCount, limits, type Shortage, shortageText } from 'shared-kernel/domain';
import { compareAmounts, formatYuan } from 'shared-kernel/money';

/** What was bought before, by SKU. */
export type PastLine = Pick<
  OrderItem,
  | 'skuId'
  | 'productId'
  | 'productImgUrl'
  | 'productName'
  | 'model'
  | 'name'
  | 'unitName'
  | 'payPrice'
  | 'quantity'
>;

/** The lines of an order that can be bought again: a split order's are put together, gifts are left out. */
export function pastLines(items: readonly OrderItem[]): PastLine[] {
  const lines = new Map<string, PastLine>();
  for (const item of items.filter(({ gift }) => !gift)) {
    const known = lines.get(item.skuId);
    const quantity = Math.min(item.quantity + (known?.quantity ?? 0), limits.maxQuantity);
    lines.set(item.skuId, { ...item, quantity });
  }
  return [...lines.values()];
}

export interface Offer {
  /** Yuan for one unit today; null where it is not sold. */
  price: string | null;
  /** The most that can be bought now; 0 where it cannot be bought. */
  most: number;
  /** What differs from then, in words. */
  notes: readonly string[];
}

const refusals: Readonly<Partial<Record<BatchResult['verdict'], string>>> = {
  notFound: '商品已不再销售',
  unitNeeded: '该规格已不再销售',
  unlisted: '商品已下架',
  notOrderable: '当前账号不可购买该商品',
  overLimit: '超出购物车上限',
};

/** How many there are of what is short, where the server says so. */
const shortageOf = ({ sku, shortage }: BatchResult): Shortage | null =>
  shortage ?? (sku?.stockQty ? { maxQty: sku.stockQty, held: 0 } : null);

/** What a line that was bought before is today: its price, whether it is short, whether it is still sold. */
export function offerFor({ payPrice, unitName }: PastLine, result: BatchResult): Offer {
  const { verdict, sku } = result;
  const price = sku?.discountPriceUnit ?? null;
  const refused = refusals[verdict];
  if (refused !== undefined || sku === null) return { price, most: 0, notes: [refused ?? '商品已不再销售'] };
  if (sku.stockState === 'none' || sku.stockQty === 0) return { price, most: 0, notes: ['无货'] };
  const notes: string[] = [];
  if (price !== null && compareAmounts(price, payPrice) !== 0) {
    notes.push(`价格已变更：${formatYuan(payPrice)} → ${formatYuan(price)}`);
  }
  const shortage = verdict === 'stockShort' ? shortageOf(result) : null;
  if (shortage) {
    notes.push(shortageText(shortage, unitName));
    return { price, most: Math.max(shortage.maxQty - shortage.held, 0), notes };
  }
  if (sku.stockQty !== null) notes.push(`库存紧张，仅剩 ${formatCount(sku.stockQty, unitName)}`);
  else if (verdict === 'stockShort') notes.push('库存不足，请减少数量');
  return { price, most: sku.stockQty ?? limits.maxQuantity, notes };
}

/** What became of a line that was to go into the cart. */
export const outcomeOf = (result: BatchResult, { unitName }: PastLine): string => {
  const { verdict } = result;
  if (verdict === 'added') return '已加入购物车';
  if (verdict !== 'stockShort') return `未加入：${refusals[verdict] ?? '商品已不再销售'}`;
  const shortage = shortageOf(result);
  return `未加入：${shortage ? shortageText(shortage, unitName) : '库存不足'}`;
};
