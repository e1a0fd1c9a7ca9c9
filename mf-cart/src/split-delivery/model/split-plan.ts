import type { CartLine, CartSkuConsignee, MemberCartSku } from 'shared-kernel/contracts';
import { totalOf } from '../../model/split-delivery';

/** The quantity of a line to split, allocated and left over. */
export interface SplitPlan {
  total: number;
  /** 已分配 */
  allocated: number;
  /** 剩余 */
  left: number;
}

/** The plan of a line; its total is at least what is allocated. */
export function splitPlan({ count, cartSkuConsignees }: MemberCartSku): SplitPlan {
  const allocated = totalOf(cartSkuConsignees);
  const total = Math.max(count, allocated);
  return { total, allocated, left: total - allocated };
}

/** The sum of several lines' plans. */
export const planOfAll = (plans: readonly SplitPlan[]): SplitPlan => {
  const sum = (part: keyof SplitPlan) => plans.reduce((total, plan) => total + plan[part], 0);
  return { total: sum('total'), allocated: sum('allocated'), left: sum('left') };
};

/** New quantities by delivery id. */
export type Quantities = readonly (readonly [id: string, count: number])[];

/** Spreads a total evenly over a line's deliveries, the first ones get the remainder; at least 1 each. */
export function spreadEvenly({ cartSkuConsignees }: MemberCartSku, total: number): Quantities {
  const share = Math.floor(total / cartSkuConsignees.length);
  const more = total % cartSkuConsignees.length;
  return cartSkuConsignees.map(({ id }, index) => [id, Math.max(share + (index < more ? 1 : 0), 1)]);
}

/** Copies a delivery's quantity to those below it in the same line, within the stock. */
export function copyDown({ cartSkuConsignees, maxQty }: MemberCartSku, id: string): Quantities {
  const from = cartSkuConsignees.findIndex((delivery) => delivery.id === id);
  const count = cartSkuConsignees[from]?.count ?? 0;
  let stock = maxQty - totalOf(cartSkuConsignees.slice(0, from + 1));
  return cartSkuConsignees.slice(from + 1).map((delivery) => {
    const given = Math.max(Math.min(count, stock), 1);
    stock -= given;
    return [delivery.id, given];
  });
}

/** The edits that copy one line's addresses to another. */
export interface CopiedAddresses {
  changed: Quantities;
  added: readonly { delivery: CartSkuConsignee; count: number }[];
}

/** Copies a line's addresses with their quantities to another line, within that one's stock. */
export function copyAddresses(from: MemberCartSku, to: MemberCartSku): CopiedAddresses {
  const own = new Map(to.cartSkuConsignees.map((delivery) => [delivery.consigneeId, delivery]));
  const copied = new Set(from.cartSkuConsignees.map(({ consigneeId }) => consigneeId));
  let stock = to.maxQty - totalOf(to.cartSkuConsignees.filter(({ consigneeId }) => !copied.has(consigneeId)));
  const changed: [string, number][] = [];
  const added: CopiedAddresses['added'][number][] = [];
  for (const delivery of from.cartSkuConsignees) {
    const count = Math.min(delivery.count, stock);
    if (count < 1) break;
    stock -= count;
    const known = own.get(delivery.consigneeId);
    if (known) changed.push([known.id, count]);
    else added.push({ delivery, count });
  }
  return { changed, added };
}

const wholeNumber = /^\d{1,15}$/;

/**
 * The quantity of a pasted row, in a cell of its own or after the hospital's name; null for anything else.
 */
const quantityIn = (row: readonly string[]): number | null => {
  const cell = (row.findLast((one) => one !== '') ?? '').replace(/[,，\s]/g, '');
  return wholeNumber.test(cell) ? Number(cell) : null;
};

/**
 * Interprets a block of quantities pasted at a delivery: one for it and for each one below, across lines. All
 * of it, or nothing with the problem as Chinese text.
 */
export function pasteQuantities(
  cart: readonly CartLine[],
  id: string,
  rows: readonly (readonly string[])[],
): { changes: Quantities } | { problem: string } {
  const deliveries = cart.flatMap(({ memberCartSkus }) =>
    memberCartSkus.flatMap(({ cartSkuConsignees }) => cartSkuConsignees),
  );
  const below = deliveries.slice(deliveries.findIndex((delivery) => delivery.id === id));
  if (rows.length > below.length) {
    return { problem: `粘贴了 ${rows.length} 行，从此处起只有 ${below.length} 个收货地址` };
  }
  const counts = rows.map(quantityIn);
  const wrong = counts.indexOf(null);
  if (wrong >= 0) return { problem: `粘贴内容第 ${wrong + 1} 行不是数量，请检查后重新粘贴` };
  const changes = new Map(
    below.slice(0, rows.length).map((delivery, index) => [delivery.id, counts[index] ?? 0]),
  );
  const over = cart.find(({ memberCartSkus }) =>
    memberCartSkus.some(
      ({ cartSkuConsignees, maxQty }) =>
        cartSkuConsignees.some((delivery) => changes.has(delivery.id)) &&
        cartSkuConsignees.reduce((sum, one) => sum + (changes.get(one.id) ?? one.count), 0) > maxQty,
    ),
  );
  if (over) return { problem: `“${over.productSpu.name}”的数量超出库存，请检查后重新粘贴` };
  return { changes: [...changes] };
}
