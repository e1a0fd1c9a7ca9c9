import type { Hospital, MemberCartSku } from 'shared-kernel/contracts';
import { create } from 'zustand';
import { keepForBuyer } from './buyer-store';
import type { GiftChoice } from './gift-limits';

interface CheckoutDraft {
  remark: string;
  /** The number that the order has with its buyer. */
  purchaseNo: string;
  payWay: string | null;
  hospital: Hospital | null;
  consigneeId: string | null;
  /** 商业备货 */
  businessStock: boolean;
  /** Gifts that the buyer changed, by the id of their line or delivery. */
  giftChoices: Readonly<Record<string, GiftChoice>>;
  /** New prices that the buyer agreed to, in yuan by the line's id. */
  agreedPrices: Readonly<Record<string, string>>;
  /** Quantities by line id that had not been saved when the page was left. */
  unsavedCounts: Readonly<Record<string, number>>;
}

const emptyDraft = (): CheckoutDraft => ({
  remark: '',
  purchaseNo: '',
  payWay: null,
  hospital: null,
  consigneeId: null,
  businessStock: false,
  giftChoices: {},
  agreedPrices: {},
  unsavedCounts: {},
});

/** What the buyer typed and chose for the order; the cart and the split page share it. */
export const useCheckoutDraft = create<CheckoutDraft>(emptyDraft);

keepForBuyer(useCheckoutDraft, 'checkoutDraft', emptyDraft);

const change = useCheckoutDraft.setState;

export const setRemark = (remark: string): void => change({ remark });

export const setPurchaseNo = (purchaseNo: string): void => change({ purchaseNo });

export const choosePayWay = (payWay: string): void => change({ payWay });

export const chooseConsignee = (consigneeId: string): void => change({ consigneeId });

/** An address of another dealer or hospital is no choice any more. */
export const forgetConsignee = (): void => change({ consigneeId: null });

export const chooseHospitalAddress = (hospital: Hospital, consigneeId: string): void =>
  change({ hospital, consigneeId, businessStock: false });

/** Goods for the buyer's own stock need no hospital and go to an address of its own. */
export const chooseBusinessStock = (consigneeId: string): void =>
  change({ hospital: null, consigneeId, businessStock: true });

export const chooseGift = (ownerId: string, code: string, count: number): void =>
  change(({ giftChoices }) => ({
    giftChoices: { ...giftChoices, [ownerId]: { ...giftChoices[ownerId], [code]: count } },
  }));

/** The buyer agrees to what these lines cost now. */
export const agreeToPrices = (lines: readonly MemberCartSku[]): void =>
  change(({ agreedPrices }) => ({
    agreedPrices: {
      ...agreedPrices,
      ...Object.fromEntries(lines.map(({ id, discountPriceUnit }) => [id, discountPriceUnit])),
    },
  }));

/** Keeps quantities for the next time that the cart is opened. */
export const keepUnsaved = (counts: ReadonlyMap<string, number>): void =>
  change({ unsavedCounts: Object.fromEntries(counts) });

/** The quantities that were kept, which are kept no longer. */
export function takeUnsaved(): [string, number][] {
  const { unsavedCounts } = useCheckoutDraft.getState();
  const kept = Object.entries(unsavedCounts);
  if (kept.length > 0) change({ unsavedCounts: {} });
  return kept;
}

/** After an order what was typed for it is done with; how to pay and where to deliver mostly stay. */
export const clearOrderedDraft = (): void =>
  change({ remark: '', purchaseNo: '', giftChoices: {}, agreedPrices: {} });
