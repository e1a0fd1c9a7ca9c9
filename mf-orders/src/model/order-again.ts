import type { BatchResult, ListGoods, OrderItem } from 'shared-kernel/contracts';
import { formatCount, limits, type Shortage, shortageText } from 'shared-kernel/domain';
import { addAmounts, compareAmounts, formatYuan, multiplyAmount } from 'shared-kernel/money';

/** A SKU bought before. */
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

/** The lines of an order that can be bought again: parts of a split order are merged, gifts are omitted. */
export function pastLines(items: readonly OrderItem[]): PastLine[] {
  const lines = new Map<string, PastLine>();
  for (const item of items.filter(({ gift }) => !gift)) {
    const known = lines.get(item.skuId);
    const quantity = Math.min(item.quantity + (known?.quantity ?? 0), limits.maxQuantity);
    lines.set(item.skuId, { ...item, quantity });
  }
  return [...lines.values()];
}

/** An order's goods for a purchase list, each unit with the first of its notes. */
export const listGoods = (items: readonly OrderItem[]): ListGoods[] =>
  pastLines(items).map(({ skuId, quantity }) => ({
    skuId,
    count: quantity,
    note: items.find((item) => item.skuId === skuId && !item.gift && item.note)?.note ?? '',
  }));

export interface Offer {
  /** Yuan for one unit today; null if it is not sold. */
  price: string | null;
  /** The maximum that can be bought now; 0 if it cannot be bought. */
  most: number;
  /** Changes since then, as Chinese text. */
  notes: readonly string[];
}

const refusals: Readonly<Partial<Record<BatchResult['verdict'], string>>> = {
  notFound: '商品已不再销售',
  unitNeeded: '该规格已不再销售',
  unlisted: '商品已下架',
  notOrderable: '当前账号不可购买该商品',
  overLimit: '超出购物车上限',
};

/** The stock of a short line, where the server gives it. */
const shortageOf = ({ sku, shortage }: BatchResult): Shortage | null =>
  shortage ?? (sku?.stockQty ? { maxQty: sku.stockQty, held: 0 } : null);

/** Whether a unit is sold, but none is left. */
export const isOutOfStock = ({ verdict, sku }: BatchResult): boolean =>
  refusals[verdict] === undefined && sku !== null && (sku.stockState === 'none' || sku.stockQty === 0);

/** Yuan for the chosen lines; those without a price are not counted. */
export const totalOf = (rows: readonly { offer: Pick<Offer, 'price'>; quantity: number }[]): string =>
  addAmounts('0', ...rows.map(({ offer, quantity }) => multiplyAmount(offer.price ?? '0', quantity)));

/** Today's offer for a line bought before: its price, shortage, and whether it is still sold. */
export function offerFor({ payPrice, unitName }: PastLine, result: BatchResult): Offer {
  const { verdict, sku } = result;
  const price = sku?.discountPriceUnit ?? null;
  const refused = refusals[verdict];
  if (refused !== undefined || sku === null) return { price, most: 0, notes: [refused ?? '商品已不再销售'] };
  if (isOutOfStock(result)) return { price, most: 0, notes: ['无货'] };
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

/** Result text of a line sent to the cart. */
export const outcomeOf = (result: BatchResult, { unitName }: PastLine): string => {
  const { verdict } = result;
  if (verdict === 'added') return '已加入购物车';
  if (verdict !== 'stockShort') return `未加入：${refusals[verdict] ?? '商品已不再销售'}`;
  const shortage = shortageOf(result);
  return `未加入：${shortage ? shortageText(shortage, unitName) : '库存不足'}`;
};
