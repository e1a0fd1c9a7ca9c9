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

/** Views that one app shows of another, by `<app without mf->/<expose>`, with the props each one takes. */
export interface SlotContracts {
  /** The status-tabbed, paged list of my orders. */
  'orders/order-list': Readonly<Record<never, never>>;
  /** The buyer's latest order. */
  'orders/latest-order': Readonly<Record<never, never>>;
  /** The read-only cart table. */
  'cart/goods-table': { readonly goods: readonly GoodsItem[] };
}

export type SlotName = keyof SlotContracts;
