import type { OrderItem } from '../contracts';

/** A product as a read-only goods table shows it (section 3, goods item). */
export type GoodsItem = Pick<
  OrderItem,
  | 'id'
  | 'productImgUrl'
  | 'model'
  | 'name'
  | 'productName'
  | 'unitName'
  | 'unitPriceUnit'
  | 'payPrice'
  | 'payAmount'
  | 'quantity'
  | 'gift'
>;

/**
 * Views that one app shows of another, by `<app without mf->/<expose>`, with the props each one takes. `shell/…` are
 * the shell's own.
 */
export interface SlotContracts {
  /** The status-tabbed, paged list of my orders. */
  'orders/order-list': Readonly<Record<never, never>>;
  /** The buyer's latest order. */
  'orders/latest-order': Readonly<Record<never, never>>;
  /** The buyer's own delivery addresses: add, change, delete, choose the default. */
  'cart/address-book': Readonly<Record<never, never>>;
  /** The read-only cart table. */
  'cart/goods-table': { readonly goods: readonly GoodsItem[] };
  /** The dialog that sets a new password by a code sent to the phone. */
  'shell/reset-password': { readonly onClose: () => void };
}

export type SlotName = keyof SlotContracts;
