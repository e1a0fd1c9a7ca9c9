import type { Hospital, MemberCartSku } from 'shared-kernel/contracts';
import { create } from 'zustand';
import { keepForBuyer } from './buyer-store';
import type { GiftChoice } from './gift-limits';

interface CheckoutDraft {
  remark: string;
  /** The buyer's purchase number. */
  purchaseNo: string;
  payWay: string | null;
  hospital: Hospital | null;
  consigneeId: string | null;
  /** The department whose budget the order counts to; '' for none, null for the last one. */
  department: string | null;
  /** 商业备货 */
  businessStock: boolean;
  /** The buyer's gift choices, by the id of their line or delivery. */
  giftChoices: Readonly<Record<string, GiftChoice>>;
  /** New prices that the buyer agreed to, in yuan by line id. */
  agreedPrices: Readonly<Record<string, string>>;
}

const emptyDraft = (): CheckoutDraft => ({
  remark: '',
  purchaseNo: '',
  payWay: null,
  hospital: null,
  consigneeId: null,
  department: null,
  businessStock: false,
  giftChoices: {},
  agreedPrices: {},
});

/** The buyer's draft of the order, shared by the cart and the split page. */
export const useCheckoutDraft = create<CheckoutDraft>(emptyDraft);

keepForBuyer(useCheckoutDraft, 'checkoutDraft', emptyDraft);

const change = useCheckoutDraft.setState;

export const setRemark = (remark: string): void => change({ remark });

export const setPurchaseNo = (purchaseNo: string): void => change({ purchaseNo });

export const choosePayWay = (payWay: string): void => change({ payWay });

export const chooseDepartment = (department: string): void => change({ department });

export const chooseConsignee = (consigneeId: string): void => change({ consigneeId });

/** The address of another dealer or hospital is not valid any more. */
export const forgetConsignee = (): void => change({ consigneeId: null });

export const chooseHospitalAddress = (hospital: Hospital, consigneeId: string): void =>
  change({ hospital, consigneeId, businessStock: false });

/** Goods for the buyer's own stock need no hospital and go to the buyer's own address. */
export const chooseBusinessStock = (consigneeId: string): void =>
  change({ hospital: null, consigneeId, businessStock: true });

export const chooseGift = (ownerId: string, code: string, count: number): void =>
  change(({ giftChoices }) => ({
    giftChoices: { ...giftChoices, [ownerId]: { ...giftChoices[ownerId], [code]: count } },
  }));

/** Accepts the current prices of these lines. */
export const agreeToPrices = (lines: readonly MemberCartSku[]): void =>
  change(({ agreedPrices }) => ({
    agreedPrices: {
      ...agreedPrices,
      ...Object.fromEntries(lines.map(({ id, discountPriceUnit }) => [id, discountPriceUnit])),
    },
  }));

/** Clears the draft of a submitted order; payment and delivery usually stay the same. */
export const clearOrderedDraft = (): void =>
  change({ remark: '', purchaseNo: '', giftChoices: {}, agreedPrices: {} });
