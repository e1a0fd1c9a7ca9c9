/** This app's contract with other apps: types only, named in the `federation` field of package.json. */
import type { WebStatus } from 'shared-kernel/domain';

export interface OrderQuery {
  id: string;
}

export interface OrderListQuery {
  /** The tab shown. */
  webStatus?: WebStatus | undefined;
  /** Only orders with a waiting gift pack. */
  packsWaiting?: true | undefined;
}

export interface InsteadOfProps {
  readonly productId: string;
  readonly productName: string;
  /** It is sold, but none is left. */
  readonly isOut: boolean;
}
