import type { Dealer, Hospital } from 'shared-kernel/contracts';
import { subscribeToLogout } from 'shared-kernel/events';
import { create } from 'zustand';
import type { GiftChoice } from './gift-limits';

interface CheckoutDraft {
  remark: string;
  payWay: string | null;
  dealer: Dealer | null;
  hospital: Hospital | null;
  consigneeId: string | null;
  /** 商业备货 */
  businessStock: boolean;
  /** Gifts that the buyer changed, by the id of their line or delivery. */
  giftChoices: Readonly<Record<string, GiftChoice>>;
}

// The kernel clears it on logout.
const dealerKey = 'dealer';

function storedDealer(): Dealer | null {
  try {
    const dealer = JSON.parse(localStorage.getItem(dealerKey) ?? 'null') as Dealer | null;
    return typeof dealer?.id === 'string' && typeof dealer.code === 'string' ? dealer : null;
  } catch {
    return null;
  }
}

const emptyDraft = (dealer: Dealer | null): CheckoutDraft => ({
  remark: '',
  payWay: null,
  dealer,
  hospital: null,
  consigneeId: null,
  businessStock: false,
  giftChoices: {},
});

/** What the buyer typed and chose for the order; the cart and the split page share it. */
export const useCheckoutDraft = create<CheckoutDraft>(() => emptyDraft(storedDealer()));

const change = useCheckoutDraft.setState;

export const setRemark = (remark: string): void => change({ remark });

export const choosePayWay = (payWay: string): void => change({ payWay });

export const chooseConsignee = (consigneeId: string): void => change({ consigneeId });

/** The cart and the addresses depend on the dealer, so an address chosen before is let go. */
export function chooseDealer(dealer: Dealer): void {
  localStorage.setItem(dealerKey, JSON.stringify(dealer));
  change({ dealer, consigneeId: null });
}

export const chooseHospitalAddress = (hospital: Hospital, consigneeId: string): void =>
  change({ hospital, consigneeId, businessStock: false });

/** Goods for the buyer's own stock need no hospital and go to an address of its own. */
export const chooseBusinessStock = (consigneeId: string): void =>
  change({ hospital: null, consigneeId, businessStock: true });

export const chooseGift = (ownerId: string, code: string, count: number): void =>
  change(({ giftChoices }) => ({
    giftChoices: { ...giftChoices, [ownerId]: { ...giftChoices[ownerId], [code]: count } },
  }));

/** After an order its remark and gifts are done with; how to pay and where to deliver mostly stay. */
export const clearOrderedDraft = (): void => change({ remark: '', giftChoices: {} });

subscribeToLogout(() => change(emptyDraft(null)));
