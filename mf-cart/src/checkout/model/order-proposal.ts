import type { Consignee, SubmitOrder } from 'shared-kernel/contracts';
import type { GiftChoice } from '../../model/gift-limits';
import { type Checkout, splitsDelivery } from './checkout-rules';
import { orderPayload } from './order-payload';
import { agreedOf, type OrderSummary, type SummaryAddress, summaryOf } from './order-summary';

/** An order for the buyer to confirm: its payload, and its summary. */
export interface OrderProposal {
  order: SubmitOrder;
  summary: OrderSummary;
}

/** Display names of the choices that a checkout holds as ids. */
export interface ChosenNames {
  payWayName: string;
  dealerName: string | null;
  consignee: Consignee | null;
}

/**
 * The order that a checkout would submit now; requires that it passed `checkoutWarning`.
 * @param giftChoices by line, or by delivery where lines are split
 * @param rebate usable rebate in yuan; null when it is not used
 */
export function proposeOrder(
  checkout: Checkout,
  { payWayName, dealerName, consignee }: ChosenNames,
  giftChoices: Readonly<Record<string, GiftChoice>>,
  rebate: string | null,
): OrderProposal {
  const payload = orderPayload(checkout, giftChoices, rebate !== null);
  const summary = summaryOf({
    cart: checkout.cart,
    split: splitsDelivery(checkout),
    address: consignee && addressOf(consignee),
    dealerName,
    payWayName,
    businessStock: payload.businessStock,
    remark: checkout.remark,
    purchaseNo: checkout.purchaseNo,
    department: checkout.department ?? '',
    giftChoices,
    rebate: rebate ?? '0.00',
  });
  return { order: { ...payload, agreed: agreedOf(summary) }, summary };
}

const addressOf = ({ id, name, phone, address, hospitalName }: Consignee): SummaryAddress => ({
  id,
  name,
  phone,
  address,
  hospitalName,
});
