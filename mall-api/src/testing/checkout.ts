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

/** A buyer of a new client of this type, with a delivery address. */
export async function readyToCheckOut(shop: TestShop, clientType: ClientType = 1): Promise<Checkout> {
  const buyer = await shop.buyer({ clientType });
  const choices: Partial<SubmitOrder> = { payWay: needsDealer(clientType) ? 'dealer' : 'offline' };
  if (needsDealer(clientType)) {
    choices.dealerId = (await addDealer(shop.db, buyer.clientId)).id;
    choices.consigneeId = await addConsignee(shop.db, { dealerId: choices.dealerId });
  } else if (isChain(clientType)) {
    choices.hospitalClientId = (await addHospital(shop.db, buyer.clientId)).id;
    choices.consigneeId = await addConsignee(shop.db, { hospitalId: choices.hospitalClientId });
  } else {
    choices.consigneeId = await addConsignee(shop.db, { clientId: buyer.clientId });
  }
  return {
    buyer,
    order: (skuIds, change = {}) => ({
      payWay: '',
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
