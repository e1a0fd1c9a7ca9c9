import { eq } from 'drizzle-orm';
import type { Queries } from 'mall-api/database';
import { orderItems, orders, productDevices, productSkus } from 'mall-api/schema';
import { chinaDay } from '../rows/days';

export interface MadeLot {
  lot: string;
  /** Expiry date, YYYY-MM-DD; undefined for what does not expire. */
  expiresOn: string | undefined;
  udiDi: string;
  quantity: number;
}

const monthMs = 30 * 86_400_000;
const before = (from: Date, months: number) => new Date(from.getTime() - months * monthMs);

/** GTIN-14 of a fictitious maker, with its check digit. */
function udiDiOf(productId: string): string {
  const digits = `0690000${productId.padStart(6, '0').slice(-6)}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return `(01)${digits}${(10 - (sum % 10)) % 10}`;
}

/** A lot made some months before dispatch; it expires after the device's shelf life. */
function madeLot(productId: string, shelfLife: string, made: Date, quantity: number, line: string): MadeLot {
  const [, months] = /^(\d+) 个月/.exec(shelfLife) ?? [];
  const day = chinaDay(made);
  const last = new Date(`${day}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + Number(months ?? 0));
  return {
    lot: `${day.slice(2, 7).replace('-', '')}${productId.padStart(3, '0').slice(-3)}${line}`,
    expiresOn: months === undefined ? undefined : last.toISOString().slice(0, 10),
    udiDi: udiDiOf(productId),
    quantity,
  };
}

/** The lots of a shipment; large quantities come from two. */
export function lotsFor(productId: string, shelfLife: string, quantity: number, shippedAt: Date): MadeLot[] {
  const older = quantity >= 10 ? Math.floor(quantity / 3) : 0;
  const made = (months: number, units: number, line: string) =>
    madeLot(productId, shelfLife, before(shippedAt, months), units, line);
  return [...(older > 0 ? [made(5, older, 'A')] : []), made(2, quantity - older, 'B')];
}

/** Lots for every device of an order, in the form that the admin CLI takes. */
export async function lotsOfOrder(db: Queries, no: string, shippedAt: Date) {
  const items = await db
    .select({
      skuCode: productSkus.code,
      productId: orderItems.productId,
      quantity: orderItems.quantity,
      shelfLife: productDevices.shelfLife,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(productSkus, eq(productSkus.id, orderItems.skuId))
    .innerJoin(productDevices, eq(productDevices.productId, orderItems.productId))
    .where(eq(orders.no, no));
  const bySku = new Map<string, (typeof items)[number]>();
  for (const item of items) {
    const known = bySku.get(item.skuCode);
    bySku.set(item.skuCode, { ...item, quantity: item.quantity + (known?.quantity ?? 0) });
  }
  return [...bySku.values()].flatMap(({ skuCode, productId, shelfLife, quantity }) =>
    lotsFor(productId, shelfLife, quantity, shippedAt).map((lot) => ({ skuCode, ...lot })),
  );
}
