import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import { demoAccounts } from '../accounts';
import type { SeedProduct } from '../catalogue/build-products';
import type { Random } from '../rows/random';
import { buildBuyers } from './build-buyers';
import type { SeedBuyer } from './buyer';
import { buildCarts } from './carts';
import { clientCertificates } from './certificates';
import { seedDealers, seedHospitals } from './partners';
import { createPriceList, type PriceList } from './price-list';
import { buildPurchaseLists } from './purchase-lists';

interface InsertedBuyers {
  /** Buyers with an order history. */
  buyers: readonly SeedBuyer[];
  /** Demonstration accounts with an order history, out of `buyers`. */
  demoBuyers: readonly SeedBuyer[];
  priceList: PriceList;
}

/**
 * Inserts everything about buyers except their orders: partners, clients, members, addresses, prices, carts, purchase
 * lists.
 */
export async function insertBuyers(
  tx: Queries,
  further: number,
  passwordHash: string,
  products: readonly SeedProduct[],
  random: Random,
  today: Date,
): Promise<InsertedBuyers> {
  const { rows, buyers } = buildBuyers(further, passwordHash, random.fork('buyers'), today);
  const accounts = buyers.slice(0, demoAccounts.length);
  const regulars = buyers.filter((_, index) => !demoAccounts[index]?.newcomer);
  const demoBuyers = accounts.filter((buyer) => regulars.includes(buyer));
  const priceList = createPriceList(products, demoBuyers, random.fork('prices'));
  const carts = buildCarts(demoBuyers, products, priceList, today);

  await insertAll(tx, schema.dealers, seedDealers);
  await insertAll(tx, schema.hospitals, seedHospitals);
  await insertAll(tx, schema.clients, rows.clients);
  await insertAll(tx, schema.members, rows.members);
  await insertAll(tx, schema.clientDealers, rows.clientDealers);
  await insertAll(tx, schema.clientHospitals, rows.clientHospitals);
  await insertAll(tx, schema.clientVips, rows.clientVips);
  await insertAll(tx, schema.consignees, rows.consignees);
  await insertAll(tx, schema.clientSkuPrices, priceList.clientPrices);
  await insertAll(
    tx,
    schema.certificates,
    accounts.flatMap(({ clientId, clientType }) => clientCertificates(clientId, clientType, today)),
  );
  await insertAll(tx, schema.memberCartSkus, carts.memberCartSkus);
  await insertAll(tx, schema.cartSkuConsignees, carts.cartSkuConsignees);
  await insertAll(tx, schema.cartSkuGifts, carts.cartSkuGifts);
  const [hospital] = demoBuyers;
  if (hospital) {
    const lists = buildPurchaseLists(hospital, products, priceList, today);
    await insertAll(tx, schema.purchaseLists, lists.purchaseLists);
    await insertAll(tx, schema.purchaseListLines, lists.purchaseListLines);
  }
  return { buyers: regulars, demoBuyers, priceList };
}
