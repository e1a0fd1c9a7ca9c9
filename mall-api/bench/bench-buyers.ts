import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SubmitOrder } from 'shared-kernel/contracts';
import type { Database } from '../src/db/database';
import {
  clients,
  memberCartSkus,
  members,
  orders,
  productSkus,
  productStocks,
  products,
} from '../src/db/schema';
import { createSessions } from '../src/modules/account/sessions';
import { addConsignee, addMember } from '../src/testing/builders';

/** A buyer with a history of orders, who looks through them and the catalogue. */
interface Reader {
  readonly token: string;
}

/** A buyer who orders. */
interface Shopper extends Reader {
  readonly memberId: string;
  order(skuId: string): SubmitOrder;
}

export interface BenchBuyers {
  readonly readers: readonly Reader[];
  readonly shoppers: readonly Shopper[];
  /** SKUs that shoppers may order, with stock for all that the bench sells. */
  readonly skuIds: readonly string[];
}

const readerCount = 20;
const shopperCount = 64;
const skuCount = 200;

/** Adds what the bench needs to a seeded shop. */
export async function addBenchBuyers(db: Database): Promise<BenchBuyers> {
  const sessions = createSessions(db, () => new Date(), 12);
  const tokenOf = (memberId: string) => sessions.start(memberId, { device: 'bench', address: '127.0.0.1' });

  const buying = await db
    .select({ memberId: orders.memberId, placed: sql<number>`count(*)` })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .innerJoin(clients, and(eq(clients.id, members.clientId), eq(clients.type, 1)))
    .groupBy(orders.memberId)
    .orderBy(desc(sql`count(*)`))
    .limit(readerCount);
  const readers = await Promise.all(buying.map(async ({ memberId }) => ({ token: await tokenOf(memberId) })));

  const sellable = await db
    .select({ skuId: productSkus.id, productId: products.id })
    .from(productSkus)
    .innerJoin(products, eq(products.id, productSkus.productId))
    .where(
      and(
        eq(products.status, 1),
        products.canOrder,
        or(isNull(products.orderClientTypes), sql`1 = any(${products.orderClientTypes})`),
      ),
    )
    .orderBy(sql`md5(${productSkus.code})`)
    .limit(skuCount);
  await db
    .update(productStocks)
    .set({ pieces: 100_000_000 })
    .where(
      inArray(
        productStocks.productId,
        sellable.map(({ productId }) => productId),
      ),
    );

  const shoppers: Shopper[] = [];
  for (let n = 0; n < shopperCount; n += 1) {
    const [client] = await db
      .insert(clients)
      .values({ code: `BENCH${n}`, name: `压测客户${n}`, type: 1 })
      .returning({ id: clients.id });
    const { memberId, clientId } = await addMember(db, {
      clientId: client?.id ?? '',
      account: `bench${n}`,
      mobilePhone: `199${String(n).padStart(8, '0')}`,
    });
    const consigneeId = await addConsignee(db, { clientId });
    shoppers.push({
      memberId,
      token: await tokenOf(memberId),
      order: (skuId) => ({
        payWay: 'offline',
        businessStock: false,
        source: 0,
        whetherUseRebate: false,
        consigneeId,
        cartSkuS: [{ skuId }],
      }),
    });
  }
  return { readers, shoppers, skuIds: sellable.map(({ skuId }) => skuId) };
}

/** Puts one unit of every SKU into every shopper's cart, where there is none. */
export async function fillCarts(db: Database, { shoppers, skuIds }: BenchBuyers): Promise<void> {
  const lines = db
    .select({
      memberId: members.id,
      dealerCode: sql<null>`null::text`.as('dealer_code'),
      skuId: productSkus.id,
      count: sql<number>`1`.as('count'),
      seenPrice: productSkus.discountPrice,
    })
    .from(members)
    .innerJoin(productSkus, inArray(productSkus.id, [...skuIds]))
    .where(
      inArray(
        members.id,
        shoppers.map(({ memberId }) => memberId),
      ),
    );
  await db.execute(sql`
    insert into ${memberCartSkus} (member_id, dealer_code, sku_id, count, seen_price)
    ${lines} on conflict do nothing`);
}
