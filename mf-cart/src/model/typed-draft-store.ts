import { create } from 'zustand';
import { keepForBuyer } from './buyer-store';
import type { ConsigneeDraft } from './consignee-rules';

interface TypedDrafts {
  /** Address drafts by the id of the address; a new one has none. */
  addresses: Readonly<Record<string, ConsigneeDraft>>;
  /** Unsubmitted gift choices: pieces by gift, by the id of the pack. */
  giftPacks: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const nothing = (): TypedDrafts => ({ addresses: {}, giftPacks: {} });

/** Drafts of forms neither sent nor closed; they survive the end of a session. */
export const useTypedDrafts = create<TypedDrafts>(nothing);

keepForBuyer(useTypedDrafts, 'typedDrafts', nothing);

const without = <Draft>(drafts: Readonly<Record<string, Draft>>, id: string) =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== id));

export const keepAddress = (id: string, draft: ConsigneeDraft): void =>
  useTypedDrafts.setState(({ addresses }) => ({ addresses: { ...addresses, [id]: draft } }));

export const forgetAddress = (id: string): void =>
  useTypedDrafts.setState(({ addresses }) => ({ addresses: without(addresses, id) }));

export const keepGift = (packId: string, giftId: string, quantity: number): void =>
  useTypedDrafts.setState(({ giftPacks }) => ({
    giftPacks: { ...giftPacks, [packId]: { ...giftPacks[packId], [giftId]: quantity } },
  }));

export const forgetGifts = (packId: string): void =>
  useTypedDrafts.setState(({ giftPacks }) => ({ giftPacks: without(giftPacks, packId) }));
