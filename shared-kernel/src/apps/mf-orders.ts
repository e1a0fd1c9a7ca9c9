// Written by `npm run generate` from mf-orders/src/contract.ts, which is to be edited instead.
/** What other apps need to know of this one: types only, named in the `federation` field of package.json. */
import type { WebStatus } from '../domain';

export interface OrderQuery {
  id: string;
}

export interface OrderListQuery {
  /** The tab that is shown. */
  webStatus?: WebStatus | undefined;
  /** Only orders whose gift pack waits for its buyer. */
  packsWaiting?: true | undefined;
}
