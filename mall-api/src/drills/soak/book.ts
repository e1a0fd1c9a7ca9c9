import type { ClientType } from 'shared-kernel/domain';
import type { DrillBuyer } from '../../testing/drill-buyer';

export interface Goods {
  readonly productId: string;
  readonly skuId: string;
  readonly name: string;
  /** Of one unit, in yuan. */
  readonly price: string;
}

/** An order as it was acknowledged. */
export interface PlacedOrder {
  readonly id: string;
  readonly key: string;
  /** Counts by SKU. */
  readonly lines: ReadonlyMap<string, number>;
  isCancelled: boolean;
  /** Its contract, once it was taken. */
  contract?: { readonly fileId: string; readonly sha256: string };
}

/** What was acknowledged to a buyer. */
export interface BuyerBook {
  readonly buyer: DrillBuyer;
  readonly clientType: ClientType;
  /** The browser's, with which its reports are believed. */
  readonly cookie: string;
  /** Counts by SKU. */
  readonly cart: Map<string, number>;
  readonly orders: PlacedOrder[];
  /** What the buyer has found to be otherwise than it was acknowledged, and refusals that nobody expects. */
  readonly complaints: string[];
}
