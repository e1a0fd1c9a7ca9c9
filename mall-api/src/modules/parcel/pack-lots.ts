import { invalid } from '../../http/call-error';
import type { PackedItem } from './parcel-repository';

/** A lot of a sales unit, as the warehouse names it. */
export interface Lot {
  readonly skuCode: string;
  readonly lot: string;
  /** Expiry date, YYYY-MM-DD. */
  readonly expiresOn?: string | undefined;
  /** Units. */
  readonly quantity: number;
  readonly udiDi?: string | undefined;
}

export interface PackedLot extends Omit<Lot, 'skuCode'> {
  readonly orderItemId: string;
  readonly udiPi: string | undefined;
}

/** UDI-PI in GS1 notation as on a label: expiry date (17), then lot (10). */
export const udiPiOf = ({ lot, expiresOn }: Pick<Lot, 'lot' | 'expiresOn'>): string =>
  `${expiresOn === undefined ? '' : `(17)${expiresOn.slice(2).replaceAll('-', '')}`}(10)${lot}`;

/**
 * Assigns a parcel's lots to its lines, in their order: lines may have several lots, and lots several lines.
 * @throws CallError 60001 for a lot of goods outside the parcel, or lots that do not add up to the shipped
 * quantity
 */
export function packLots(items: readonly PackedItem[], lots: readonly Lot[]): PackedLot[] {
  const packed: PackedLot[] = [];
  for (const skuCode of new Set(lots.map((lot) => lot.skuCode))) {
    const of = items.filter((item) => item.skuCode === skuCode);
    const [named] = of;
    if (!named) throw invalid(`本次发货没有规格 ${skuCode}`);
    const own = lots.filter((lot) => lot.skuCode === skuCode);
    const sent = of.reduce((sum, { quantity }) => sum + quantity, 0);
    const inLots = own.reduce((sum, { quantity }) => sum + quantity, 0);
    if (inLots !== sent)
      throw invalid(`${named.name}（${skuCode}）发货 ${sent} ${named.unitName}，各批号合计 ${inLots}`);
    if (new Set(own.map(({ lot }) => lot)).size < own.length) throw invalid(`规格 ${skuCode} 的批号有重复`);
    packed.push(...giveOut(of, own));
  }
  return packed;
}

function giveOut(items: readonly PackedItem[], lots: readonly Lot[]): PackedLot[] {
  const left = lots.map((lot) => ({ lot, quantity: lot.quantity }));
  return items.flatMap(({ id: orderItemId, quantity }) => {
    const given: PackedLot[] = [];
    let open = quantity;
    for (const entry of left) {
      const taken = Math.min(open, entry.quantity);
      if (taken === 0) continue;
      entry.quantity -= taken;
      open -= taken;
      const { lot, expiresOn, udiDi } = entry.lot;
      const udiPi = udiDi === undefined ? undefined : udiPiOf(entry.lot);
      given.push({ orderItemId, lot, expiresOn, udiDi, udiPi, quantity: taken });
    }
    return given;
  });
}
