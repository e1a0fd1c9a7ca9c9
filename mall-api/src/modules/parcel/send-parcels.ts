import type { Queries } from '../../db/database';
import { type Lot, packLots } from './pack-lots';
import { parcelRepository } from './parcel-repository';

export interface Sending {
  readonly orderId: string;
  readonly subOrderId: string | null;
  readonly carrier: string;
  readonly trackingNo: string;
  readonly shippedAt: Date;
}

/**
 * Records the parcels of a shipment with their lots.
 * @param lots lots of all parcels together
 * @throws CallError 60001 for lots that do not add up to the shipped quantity
 */
export async function sendParcels(
  tx: Queries,
  sendings: readonly Sending[],
  lots: readonly Lot[],
): Promise<void> {
  const parcels = parcelRepository(tx);
  const filled = [];
  for (const sending of sendings) {
    filled.push({ sending, items: await parcels.itemsOf(sending.orderId, sending.subOrderId) });
  }
  const packed = packLots(
    filled.flatMap(({ items }) => items),
    lots,
  );
  const lineIds = new Map<string, string>();
  for (const { sending, items } of filled) {
    const parcelId = await parcels.insert(sending);
    const lines = items.map(({ id: orderItemId, quantity }) => ({ parcelId, orderItemId, quantity }));
    for (const [itemId, lineId] of await parcels.insertLines(lines)) lineIds.set(itemId, lineId);
  }
  await parcels.insertLots(
    packed.map(({ orderItemId, expiresOn = null, udiDi = null, udiPi = null, ...lot }) => ({
      ...lot,
      expiresOn,
      udiDi,
      udiPi,
      parcelLineId: lineIds.get(orderItemId) ?? '',
    })),
  );
}
