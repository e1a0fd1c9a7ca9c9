import type { GiftSku, MemberCartSku, SubmitOrder } from 'shared-kernel/contracts';
import { isChain, needsDealer } from 'shared-kernel/domain';
import { linesOf } from '../../model/cart-lines';
import { chosenGifts, type GiftChoice, giftAllowance } from '../../model/gift-limits';
import { selectedLines } from '../../model/selection';
import { type Checkout, splitsDelivery } from './checkout-rules';

/**
 * The order submit payload (docs/specification.md#order-submit-payload) of a checkout that passed
 * `checkoutWarning`.
 * @param giftChoices by line, or by delivery where lines are split
 */
export function orderPayload(
  checkout: Checkout,
  giftChoices: Readonly<Record<string, GiftChoice>>,
  whetherUseRebate: boolean,
): SubmitOrder {
  const { clientType, cart, payWay, dealerId, hospitalClientId, consigneeId, remark, purchaseNo } = checkout;
  const split = splitsDelivery(checkout);
  const businessStock = isChain(clientType) && !split && checkout.businessStock;
  const toHospital = isChain(clientType) && !split && !businessStock;
  return {
    ...(!split && consigneeId && { consigneeId }),
    ...(needsDealer(clientType) && dealerId && { dealerId }),
    ...(toHospital && hospitalClientId && { hospitalClientId }),
    ...(checkout.department && { department: checkout.department }),
    remark: remark.trim(),
    purchaseNo: purchaseNo.trim(),
    payWay: payWay ?? '',
    businessStock,
    source: 0,
    whetherUseRebate,
    cartSkuS: selectedLines(linesOf(cart)).flatMap((line) =>
      split ? splitEntries(line, giftChoices) : [wholeEntry(line, giftChoices[line.id])],
    ),
  };
}

const ordered = (gifts: readonly GiftSku[]): GiftSku[] =>
  gifts.flatMap(({ code, count }) => (count > 0 ? [{ code, count }] : []));

const wholeEntry = (line: MemberCartSku, choice: GiftChoice | undefined) => ({
  skuId: line.skuId,
  giftSkus: ordered(chosenGifts(line.gifts, giftAllowance(line), choice)),
});

const splitEntries = (line: MemberCartSku, giftChoices: Readonly<Record<string, GiftChoice>>) =>
  line.cartSkuConsignees.map(({ id, consigneeId, count, giftSkus }) => ({
    skuId: line.skuId,
    ...(consigneeId && { consigneeId }),
    giftSkus: ordered(
      chosenGifts(giftSkus, giftAllowance({ count, unitCount: line.unitCount }), giftChoices[id]),
    ),
  }));
