import Big from 'big.js';
import { insertAll, loadInBulk, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import { clientType } from 'shared-kernel/domain';
import type { SeedBuyer } from '../buyers/buyer';
import type { PriceList } from '../buyers/price-list';
import type { SeedProduct } from '../catalogue/build-products';
import { insertParcels } from '../parcels/insert-parcels';
import { daysAfter } from '../rows/days';
import { toAmount } from '../rows/prices';
import type { Random } from '../rows/random';
import { addOrder, type OrderContext } from './build-order';
import { buildMessages } from './messages';
import { buildGifts, seedGiftPacks } from './order-gift-packs';
import { demonstrationPlan, furtherOrder } from './order-plan';
import { emptyOrderRows, insertOrderRows, orderTables } from './order-rows';

const ordersAtOnce = 5_000;
const rebateCredit = new Big('3000');

interface OrderHistory {
  products: readonly SeedProduct[];
  buyers: readonly SeedBuyer[];
  demoBuyers: readonly SeedBuyer[];
  priceList: PriceList;
  /** Number of orders; the demonstration buyers' own history is always complete. */
  count: number;
  random: Random;
  today: Date;
  onProgress?: ((orders: number) => void) | undefined;
}

/** Inserts the order history with its dependent rows. @returns the number of orders */
export async function insertOrders(tx: Queries, history: OrderHistory): Promise<number> {
  const { products, buyers, demoBuyers, priceList, count, random, today, onProgress } = history;
  const gifts = buildGifts(products);
  await insertAll(tx, schema.giftPacks, seedGiftPacks);
  await insertAll(
    tx,
    schema.giftPackSkus,
    gifts.map(({ product, sku, ...gift }) => gift),
  );

  // A client without rebate is never asked to use it.
  const clientsWithRebate = demoBuyers.filter((buyer) => buyer.clientType !== clientType.dealer);
  const context: OrderContext = {
    today,
    priceList,
    gifts,
    rebates: new Map(clientsWithRebate.map(({ clientId }) => [clientId, rebateCredit])),
    issued: { orders: 0, subOrders: 0, giftPacks: 0 },
  };

  const rows = emptyOrderRows();
  const plans = demoBuyers
    .flatMap((buyer) => demonstrationPlan(buyer, random.fork(buyer.clientId), today))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const plan of plans) addOrder(rows, plan, context, random);
  rows.messages = buildMessages(demoBuyers, rows, today);
  for (const { clientId } of clientsWithRebate) {
    const granted = {
      amount: toAmount(rebateCredit),
      reason: '年度返利发放',
      createdAt: daysAfter(today, -365),
    };
    rows.rebateEntries.push({ clientId, orderId: null, ...granted });
  }
  await insertAll(
    tx,
    schema.rebates,
    [...context.rebates].map(([clientId, balance]) => ({ clientId, balance: toAmount(balance) })),
  );
  context.rebates.clear();
  await insertOrderRows(tx, rows);
  await insertParcels(
    tx,
    demoBuyers.map(({ memberId }) => memberId),
  );

  if (context.issued.orders < count) {
    await loadInBulk(tx, orderTables, async () => {
      // Builds the next rows while the database inserts the last ones.
      let inserting = Promise.resolve();
      while (context.issued.orders < count) {
        const next = emptyOrderRows();
        const until = Math.min(count, context.issued.orders + ordersAtOnce);
        while (context.issued.orders < until) {
          addOrder(next, furtherOrder(buyers, random, today), context, random);
        }
        await inserting;
        onProgress?.(context.issued.orders);
        inserting = insertOrderRows(tx, next);
      }
      await inserting;
    });
  }
  return context.issued.orders;
}
