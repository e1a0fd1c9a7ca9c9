import type { AgreedOrder, CartGift, CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { addAmounts, compareAmounts, multiplyAmount, subtractAmounts } from 'shared-kernel/money';
import { type DepartmentShare, departmentShares } from '../../model/department-shares';
import { chosenGifts, type GiftChoice, giftAllowance } from '../../model/gift-limits';
import { selectedLines } from '../../model/selection';
import { giftsOf } from '../../model/split-delivery';
import { totalsOf } from '../../model/totals';

export type SummaryAddress = AgreedOrder['consignees'][number];

/** One product of an order, or its part for one address. Amounts in yuan. */
export interface SummaryGoods {
  skuId: string;
  productName: string;
  /** 规格 */
  name: string;
  unitName: string;
  count: number;
  discountPriceUnit: string;
  amountUnit: string;
  /** The buyer's note on it; '' for none. */
  note: string;
  gifts: readonly CartGift[];
}

export interface SummaryPart {
  address: SummaryAddress;
  goods: readonly SummaryGoods[];
}

/** An order as the buyer confirms it; complete, so that showing it needs nothing else. */
export interface OrderSummary {
  /** One, or one for each address of a split order. */
  parts: readonly SummaryPart[];
  split: boolean;
  dealerName: string | null;
  payWayName: string;
  /** 商业备货 */
  businessStock: boolean;
  remark: string;
  /** The buyer's purchase number; '' for none. */
  purchaseNo: string;
  /** The department that it counts to where none has asked for it; absent for none. */
  department?: string;
  /** What counts to which department; absent for nothing. */
  shares?: readonly DepartmentShare[];
  productTotalUnit: string;
  couponUnit: string;
  rebateUnit: string;
  totalUnit: string;
}

export interface Summarized
  extends Pick<
    OrderSummary,
    'split' | 'dealerName' | 'payWayName' | 'businessStock' | 'remark' | 'purchaseNo'
  > {
  cart: readonly CartLine[];
  /** The department that it counts to; '' for none. */
  department?: string;
  /** The address of an order that is not split. */
  address: SummaryAddress | null;
  /** By line, or by delivery where lines are split. */
  giftChoices: Readonly<Record<string, GiftChoice>>;
  /** The usable rebate in yuan. */
  rebate: string;
}

/** The summary to confirm, of the cart as it is now. */
export function summaryOf({ cart, address, giftChoices, rebate, ...said }: Summarized): OrderSummary {
  const lines = cart.flatMap(({ memberCartSkus }) => selectedLines(memberCartSkus));
  const { payable, discount } = totalsOf(lines);
  const rebateUnit = compareAmounts(rebate, payable) < 0 ? rebate : payable;
  const { split, dealerName, payWayName, businessStock, department = '' } = said;
  const shares = departmentShares(lines, department);
  return {
    parts: split
      ? partsOf(cart, giftChoices)
      : address
        ? [{ address, goods: wholeGoods(cart, giftChoices) }]
        : [],
    split,
    dealerName,
    payWayName,
    businessStock,
    remark: said.remark.trim(),
    purchaseNo: said.purchaseNo.trim(),
    ...(department && { department }),
    ...(shares.length > 0 && { shares }),
    productTotalUnit: addAmounts(payable, discount),
    couponUnit: discount,
    rebateUnit,
    totalUnit: subtractAmounts(payable, rebateUnit),
  };
}

/** The agreed facts for the server, which compares the order with them. */
export const agreedOf = (summary: OrderSummary): AgreedOrder => ({
  lines: summary.parts.flatMap(({ address, goods }) =>
    goods.map(({ skuId, count, discountPriceUnit, note }) => ({
      skuId,
      ...(summary.split && { consigneeId: address.id }),
      count,
      discountPriceUnit,
      note,
    })),
  ),
  consignees: summary.parts.map(({ address }) => address),
  productTotalAmountUnit: summary.productTotalUnit,
  couponAmountUnit: summary.couponUnit,
  rebateAmountUnit: summary.rebateUnit,
  totalAmountUnit: summary.totalUnit,
});

const eachLine = <Result>(
  cart: readonly CartLine[],
  take: (line: MemberCartSku, productName: string) => readonly Result[],
): Result[] =>
  cart.flatMap(({ productSpu, memberCartSkus }) =>
    selectedLines(memberCartSkus).flatMap((line) => take(line, productSpu.name)),
  );

const wholeGoods = (cart: readonly CartLine[], giftChoices: Summarized['giftChoices']): SummaryGoods[] =>
  eachLine(cart, (line, productName) => [
    goodsOf(line, productName, line.count, takenGifts(line.gifts, line, giftChoices[line.id])),
  ]);

function partsOf(cart: readonly CartLine[], giftChoices: Summarized['giftChoices']): SummaryPart[] {
  const parts = new Map<string, SummaryPart & { goods: SummaryGoods[] }>();
  eachLine(cart, (line, productName) => {
    for (const delivery of line.cartSkuConsignees) {
      const { id, consigneeId, name, phone, address, hospitalName, count } = delivery;
      if (consigneeId === null) continue;
      const part = parts.get(consigneeId) ?? {
        address: {
          id: consigneeId,
          name: name ?? '',
          phone: phone ?? '',
          address: address ?? '',
          hospitalName,
        },
        goods: [],
      };
      const gifts = takenGifts(
        giftsOf(line, delivery),
        { count, unitCount: line.unitCount },
        giftChoices[id],
      );
      part.goods.push(goodsOf(line, productName, count, gifts));
      parts.set(consigneeId, part);
    }
    return [];
  });
  return [...parts.values()];
}

function goodsOf(
  { skuId, name, unitName, discountPriceUnit, note }: MemberCartSku,
  productName: string,
  count: number,
  gifts: readonly CartGift[],
): SummaryGoods {
  const amountUnit = multiplyAmount(discountPriceUnit, count);
  return { skuId, productName, name, unitName, count, discountPriceUnit, amountUnit, note, gifts };
}

function takenGifts(
  gifts: readonly CartGift[],
  of: Pick<MemberCartSku, 'count' | 'unitCount'>,
  choice: GiftChoice | undefined,
): CartGift[] {
  const chosen = chosenGifts(gifts, giftAllowance(of), choice);
  return gifts.flatMap((gift, index) => {
    const count = chosen[index]?.count ?? 0;
    return count > 0 ? [{ ...gift, count }] : [];
  });
}
