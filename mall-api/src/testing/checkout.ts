import type { SubmitOrder } from 'shared-kernel/contracts';
import { type ClientType, isChain, needsDealer } from 'shared-kernel/domain';
import { payWays } from '../db/base-data';
import type { Queries } from '../db/database';
import { dictionaryItems } from '../db/schema';
import { addConsignee, addDealer, addHospital } from './builders';
import type { TestBuyer, TestShop } from './shop';

/** Adds the payment methods of the shop (docs/decisions/checkout.md#client-types-and-payment). */
export async function addPayWays(db: Queries): Promise<void> {
  await db
    .insert(dictionaryItems)
    .values([...payWays])
    .onConflictDoNothing();
}

export interface Checkout {
  readonly buyer: TestBuyer;
  /** A submission of these SKUs, with the choices of the buyer's client type. */
  order(skuIds: readonly string[], change?: Partial<SubmitOrder>): SubmitOrder;
}

/** What a buyer of this client type chooses at the checkout, with a new delivery address. */
export async function chooseDelivery(
  db: Queries,
  clientId: string,
  clientType: ClientType,
): Promise<Pick<SubmitOrder, 'payWay' | 'dealerId' | 'hospitalClientId' | 'consigneeId'>> {
  if (needsDealer(clientType)) {
    const dealerId = (await addDealer(db, clientId)).id;
    return { payWay: 'dealer', dealerId, consigneeId: await addConsignee(db, { dealerId }) };
  }
  const payWay = 'offline';
  if (isChain(clientType)) {
    const hospitalId = (await addHospital(db, clientId)).id;
    return { payWay, hospitalClientId: hospitalId, consigneeId: await addConsignee(db, { hospitalId }) };
  }
  return { payWay, consigneeId: await addConsignee(db, { clientId }) };
}

/** A buyer of a new client of this type, with a delivery address. */
export async function readyToCheckOut(shop: TestShop, clientType: ClientType = 1): Promise<Checkout> {
  const buyer = await shop.buyer({ clientType });
  const choices = await chooseDelivery(shop.db, buyer.clientId, clientType);
  return {
    buyer,
    order: (skuIds, change = {}) => ({
      businessStock: false,
      source: 0,
      whetherUseRebate: false,
      ...choices,
      cartSkuS: skuIds.map((skuId) => ({ skuId })),
      ...change,
    }),
  };
}

/** Puts a SKU into a ready buyer's cart and orders it. @returns the order's id */
export async function placeOrder({ buyer, order }: Checkout, skuId: string, count = 1): Promise<string> {
  await buyer.get('memberCart/add', { skuId, count });
  return (await buyer.get('order/generateOrder', order([skuId]))).id;
}
