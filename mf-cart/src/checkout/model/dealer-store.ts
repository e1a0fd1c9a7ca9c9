import type { Dealer, StoredInBrowser } from 'shared-kernel/contracts';
import { subscribeToLogout } from 'shared-kernel/events';
import { tellStored } from 'shared-kernel/session';
import { create } from 'zustand';
import { forgetConsignee } from '../../model/checkout-draft-store';

// The kernel clears it on logout.
const dealerKey = 'dealer' satisfies keyof StoredInBrowser['localStorage'];

function storedDealer(): Dealer | null {
  try {
    const dealer = JSON.parse(localStorage.getItem(dealerKey) ?? 'null') as Dealer | null;
    const texts = [dealer?.id, dealer?.code, dealer?.name];
    return texts.every((text) => typeof text === 'string') ? dealer : null;
  } catch {
    return null;
  }
}

/**
 * The dealer that the buyer pays through, stored for the next visit (docs/specification.md#browser-storage).
 */
export const useChosenDealer = create<{ dealer: Dealer | null }>(() => ({ dealer: storedDealer() }));

/** The cart and the addresses depend on the dealer. */
export function chooseDealer(dealer: Dealer): void {
  localStorage.setItem(dealerKey, JSON.stringify(dealer));
  tellStored();
  useChosenDealer.setState({ dealer });
  forgetConsignee();
}

subscribeToLogout(() => useChosenDealer.setState({ dealer: null }));
