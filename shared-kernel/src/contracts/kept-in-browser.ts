import type { UserInfo } from './account';
import type { Consignee, Dealer } from './client';

/**
 * What pages of several versions, open in one browser, read of one another (docs/specification.md#browser-storage).
 * `release check` holds it against what is live: no name goes, and each side understands what the other has written.
 */
export interface KeptInBrowser {
  /** The token of the session. */
  cookies: { Authorization: string };
  localStorage: {
    /** `of`: the end of the token that it belongs to. */
    userInfo: UserInfo & { of?: string | undefined };
    readingComfort: { largeType: boolean; highContrast: boolean };
    /** Whom a hospital pays through; cleared when the session ends. */
    dealer: Pick<Dealer, 'id' | 'code' | 'name'>;
  };
  /** Followed by whose they are. */
  sessionStorage: { 'chainAddrList:': Consignee[] };
  /** Names under which tabs tell one another. */
  channels: { 'mall-events': unknown };
  /** What they tell, by topic. */
  events: { 'cart-count': number; logout: null };
}
