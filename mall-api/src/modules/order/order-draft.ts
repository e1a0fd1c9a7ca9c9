import { formatCount, limits } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { minus, sumOf, times } from '../../wire/amount';
import { type Availability, changedLines, type RefusedLine } from '../cart/availability';
import { giftAllowance } from '../cart/gift-presets';
import { mayOrder } from '../catalogue/client-price';

/** A cart line for an order. */
export interface OrderableLine extends Availability {
  readonly cartSkuId: string;
  readonly count: number;
  /** The latest unit price that the buyer has seen. */
  readonly knownPrice: string;
  readonly price: string;
  readonly discountPrice: string;
  readonly unitName: string;
  /** The line's note; '' for none. */
  readonly note: string;
  /** Addresses of its parts; empty when the line is not split. */
  readonly parts: readonly { consigneeId: string; count: number }[];
}

/** A gift of a SKU. */
export interface OrderableGift extends Availability {
  readonly ofSkuId: string;
  readonly code: string;
  readonly price: string;
}

/** A requested SKU, or its part for one address. */
export interface WantedEntry {
  readonly skuId: string;
  readonly consigneeId?: string | undefined;
  readonly giftSkus: readonly { code: string; count: number }[];
}

export interface DraftItem {
  readonly skuId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly price: string;
  readonly discountPrice: string;
  readonly payAmount: string;
  readonly gift: boolean;
  /** Its address in a split order. */
  readonly consigneeId: string | undefined;
  readonly note: string;
}

/** The notes to a SKU, which may have several lines. */
export const joinedNotes = (lines: readonly { note: string }[]): string =>
  [...new Set(lines.flatMap(({ note }) => note || []))].join('；');

export interface OrderDraft {
  readonly items: readonly DraftItem[];
  readonly productTotalAmount: string;
  readonly couponAmount: string;
  /** Payable amount before rebate. */
  readonly payableAmount: string;
  /** Pieces per product that the order takes. */
  readonly pieces: ReadonlyMap<string, number>;
}

/** The quantity of each entry: its address's part in a split order, otherwise the whole line. */
function quantitiesOf(
  entries: readonly WantedEntry[],
  lines: ReadonlyMap<string, OrderableLine[]>,
  split: boolean,
) {
  const seen = new Set<string>();
  const quantities = entries.map(({ skuId, consigneeId }) => {
    const own = lines.get(skuId);
    if (!own) throw notFound('购物车商品');
    const key = `${skuId}/${consigneeId ?? ''}`;
    if (seen.has(key)) throw invalid('提交的商品有重复，请刷新购物车后重试');
    seen.add(key);
    if (!split) return own.reduce((total, line) => total + line.count, 0);
    if (consigneeId === undefined) throw invalid('勾选的商品必须选择地址');
    const quantity = own
      .flatMap(({ parts }) => parts)
      .filter((part) => part.consigneeId === consigneeId)
      .reduce((total, part) => total + part.count, 0);
    if (quantity === 0) throw notFound('拆分配送');
    return quantity;
  });
  if (split) {
    const parts = [...lines.values()].flat().reduce((total, line) => total + line.parts.length, 0);
    if (parts !== entries.length) throw invalid('拆分配送已变更，请刷新购物车后重试');
    refuseLeftOver([...lines.values()].flat());
  }
  return quantities;
}

/** @throws CallError 60003 that names unallocated quantities, so that no order is smaller than wanted */
function refuseLeftOver(lines: readonly OrderableLine[]): void {
  const named = lines.flatMap(({ productName, unitName, count, parts }) => {
    const left = count - parts.reduce((total, part) => total + part.count, 0);
    return left > 0 ? [`“${productName}”还有 ${formatCount(left, unitName)}未分配收货地址`] : [];
  });
  const more = named.length > 3 ? `等 ${named.length} 种商品` : '';
  if (named.length > 0)
    throw wrongState(`${named.slice(0, 3).join('，')}${more}，请在拆分配送中分配后再提交`);
}

function giftItems(
  entry: WantedEntry,
  line: OrderableLine,
  quantity: number,
  gifts: readonly OrderableGift[],
): (DraftItem & { from: OrderableGift })[] {
  const chosen = entry.giftSkus.filter(({ count }) => count > 0);
  const total = chosen.reduce((sum, { count }) => sum + count, 0);
  if (total > giftAllowance(quantity, line.unitCount))
    throw invalid(`${line.productName} 的赠品数量超出上限`);
  if (new Set(chosen.map(({ code }) => code)).size < chosen.length) throw invalid('赠品有重复');
  return chosen.map(({ code, count }) => {
    const from = gifts.find((gift) => gift.ofSkuId === entry.skuId && gift.code === code);
    if (!from) throw invalid(`${line.productName} 的赠品 ${code} 不可选`);
    return {
      from,
      skuId: from.skuId,
      productId: from.productId,
      quantity: count,
      price: from.price,
      discountPrice: '0.00',
      payAmount: '0.00',
      gift: true,
      consigneeId: entry.consigneeId,
      note: '',
    };
  });
}

/**
 * Drafts an order from a submission and the cart, at current prices and within current stock.
 * @param entries as submitted (docs/specification.md#order-submit-payload); quantities come from the lines
 * @param split whether the order goes to several addresses
 * @throws CallError 60004 something is not in the cart; 60001 invalid gifts or addresses; 60002 with the
 * lines whose price, stock or listing changed
 */
export function draftOrder(
  entries: readonly WantedEntry[],
  lines: readonly OrderableLine[],
  gifts: readonly OrderableGift[],
  split: boolean,
  buyer: Buyer,
): OrderDraft {
  const bySku = groupBy(lines, ({ skuId }) => skuId);
  const quantities = quantitiesOf(entries, bySku, split);

  const ordered = entries.flatMap((entry, index) => {
    const [line] = bySku.get(entry.skuId) ?? [];
    const quantity = quantities[index] ?? 0;
    if (!line) return [];
    const item = {
      from: line,
      skuId: line.skuId,
      productId: line.productId,
      quantity,
      price: line.price,
      discountPrice: line.discountPrice,
      payAmount: times(line.discountPrice, quantity),
      gift: false,
      consigneeId: entry.consigneeId,
      note: joinedNotes(bySku.get(entry.skuId) ?? []),
    };
    return [item, ...giftItems(entry, line, quantity, gifts)];
  });

  const pieces = new Map<string, number>();
  for (const { from, productId, quantity } of ordered) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity * from.unitCount);
  }
  const named = new Map<string, RefusedLine>();
  const refuse = ({ skuId, productName }: Availability, reason: RefusedLine['reason']) => {
    if (!named.has(skuId)) named.set(skuId, { skuId, productName, reason });
  };
  for (const { from, gift, productId } of ordered) {
    if (!gift && !mayOrder(from, buyer.clientType)) refuse(from, 'unlisted');
    else if ((pieces.get(productId) ?? 0) > from.pieces) refuse(from, 'stock');
  }
  for (const line of lines) if (line.knownPrice !== line.discountPrice) refuse(line, 'price');
  if (named.size > 0) throw changedLines([...named.values()]);
  if (ordered.some(({ quantity }) => quantity > limits.maxQuantity)) throw invalid('商品数量超出上限');

  const items = ordered.map(({ from: _, ...item }) => item);
  const bought = items.filter(({ gift }) => !gift);
  const productTotalAmount = sumOf(bought.map(({ price, quantity }) => times(price, quantity)));
  const payableAmount = sumOf(bought.map(({ payAmount }) => payAmount));
  return {
    items,
    productTotalAmount,
    payableAmount,
    couponAmount: minus(productTotalAmount, payableAmount),
    pieces,
  };
}
