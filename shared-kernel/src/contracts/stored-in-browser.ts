import type { UserInfo } from './account';
import type { Product } from './catalogue';
import type { Consignee, Dealer } from './client';

/**
 * Names and shapes that pages of several versions in one browser share
 * (docs/specification.md#browser-storage). `release check` compares it with the live version: no name is
 * removed, and each version reads what the other has written.
 */
export interface StoredInBrowser {
  cookies: {
    /** The session token. */
    Authorization: string;
    /** The kind of window, for the next page to be drawn for it. */
    window: 'narrow' | 'low' | 'wide';
    /** What of `localStorage` the next page is drawn from, as JSON of texts by key; ends with the session. */
    stored: string;
  };
  localStorage: {
    /** `of`: the suffix of the token that the user info belongs to. */
    userInfo: UserInfo & { of?: string | undefined };
    readingComfort: { largeType: boolean; highContrast: boolean };
    /** Orders of a list: a line each, or in full. */
    orderView: 'compact' | 'full';
    /** The dealer that a hospital pays through; cleared when the session ends. */
    dealer: Pick<Dealer, 'id' | 'code' | 'name'>;
    /** Followed by whose they are; cleared when the session ends, as what was searched for. */
    'recentlyViewed:': Pick<Product, 'id' | 'model' | 'name' | 'imageUrl'>[];
  };
  /** The key continues with the hospital client's id. */
  sessionStorage: { 'chainAddrList:': Consignee[] };
  /** BroadcastChannel names. */
  channels: { 'mall-events': unknown };
  /** Messages by topic. */
  events: { 'cart-count': number; logout: null };
}
