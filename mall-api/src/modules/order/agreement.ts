import type { AgreedOrder, Refusal } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import { CallError } from '../../http/call-error';
import { sumOf } from '../../wire/amount';
import { joinedNotes, type OrderableLine } from './order-draft';

export type OrderChange = NonNullable<Refusal['changes']>[number];

/** A current cart line, with an entry per part. */
interface Entry {
  readonly skuId: string;
  readonly consigneeId: string | undefined;
  readonly productName: string;
  readonly count: number;
  readonly price: string;
  readonly note: string;
}

interface AddressText {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly hospitalName: string | null;
}

export interface OrderAmounts {
  readonly productTotal: string;
  readonly coupon: string;
  readonly rebate: string;
  readonly total: string;
}

export type AgreeableLine = Pick<
  OrderableLine,
  'skuId' | 'productName' | 'discountPrice' | 'count' | 'note' | 'parts'
>;

const entriesOf = (lines: readonly AgreeableLine[]): Entry[] =>
  lines.flatMap(({ skuId, productName, discountPrice: price, count, note, parts }) => {
    const places: readonly Pick<Entry, 'consigneeId' | 'count'>[] =
      parts.length > 0 ? parts : [{ consigneeId: undefined, count }];
    return places.map((place) => ({ skuId, productName, price, note, ...place }));
  });

const keyOf = ({ skuId, consigneeId = '' }: { skuId: string; consigneeId?: string | undefined }) =>
  `${skuId}/${consigneeId}`;

/** Quantities, prices and notes that differ from the agreed ones. */
export function changedEntries(
  { lines: agreed }: AgreedOrder,
  lines: readonly AgreeableLine[],
): OrderChange[] {
  const now = groupBy(entriesOf(lines), keyOf);
  const known = new Map(agreed.map((line) => [keyOf(line), line]));
  const changes: OrderChange[] = [];
  for (const key of new Set([...known.keys(), ...now.keys()])) {
    const [before, entries = []] = [known.get(key), now.get(key)];
    const skuId = before?.skuId ?? entries[0]?.skuId ?? '';
    const productName = entries[0]?.productName ?? lines.find((line) => line.skuId === skuId)?.productName;
    const named = { skuId, ...(productName && { productName }) };
    const count = entries.reduce((total, entry) => total + entry.count, 0);
    if (before?.count !== count)
      changes.push({ what: 'quantity', ...named, before: String(before?.count ?? 0), after: String(count) });
    const price = entries[0]?.price;
    if (before && price && before.discountPriceUnit !== price)
      changes.push({ what: 'price', ...named, before: before.discountPriceUnit, after: price });
    const note = joinedNotes(entries);
    if (before?.note !== undefined && entries.length > 0 && before.note !== note)
      changes.push({ what: 'note', ...named, before: before.note, after: note });
  }
  return changes;
}

const textOf = (address: AddressText | undefined): string =>
  address
    ? [address.hospitalName, address.name, address.phone, address.address].filter(Boolean).join(' ')
    : '';

/** Addresses that differ from the agreed ones in name, phone or text. */
export function changedAddresses(
  { consignees: agreed }: AgreedOrder,
  addresses: readonly AddressText[],
): OrderChange[] {
  const known = new Map(agreed.map((address) => [address.id, address]));
  const now = new Map(addresses.map((address) => [address.id, address]));
  return [...new Set([...known.keys(), ...now.keys()])].flatMap((id) => {
    const [before, after] = [textOf(known.get(id)), textOf(now.get(id))];
    return before === after ? [] : { what: 'consignee' as const, before, after };
  });
}

/** Amounts that differ from the agreed ones, in yuan. */
export function changedAmounts(agreed: AgreedOrder, now: OrderAmounts): OrderChange[] {
  const before: OrderAmounts = {
    productTotal: agreed.productTotalAmountUnit,
    coupon: agreed.couponAmountUnit,
    rebate: agreed.rebateAmountUnit,
    total: agreed.totalAmountUnit,
  };
  return (['productTotal', 'coupon', 'rebate', 'total'] as const).flatMap((what) =>
    sumOf([before[what]]) === sumOf([now[what]]) ? [] : { what, before: before[what], after: now[what] },
  );
}

/** @throws CallError 60002 that names each change, so that the buyer can agree to the current order */
export function refuseChanges(changes: readonly OrderChange[]): void {
  if (changes.length === 0) return;
  throw new CallError(envelopeCodes.priceOrStockChanged, '订单内容与您确认的不同，请重新核对', {
    changes: [...changes],
  });
}
