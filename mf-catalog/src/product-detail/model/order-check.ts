import type { ProductSku } from 'shared-kernel/contracts';

/**
 * Why a product cannot be added to the cart as chosen, as Chinese text; null when it can
 * (docs/specification.md#product-and-cart-rules).
 */
export function whyNotOrder(sku: Pick<ProductSku, 'stockState'> | null, quantity: number): string | null {
  if (!sku) return '请选择单位';
  if (sku.stockState === 'none') return '该规格暂时无货';
  return quantity > 0 ? null : '请选择数量';
}

/**
 * The buttons are disabled while the quantity is 0 (docs/specification.md#product-detail) or without stock.
 */
export const isOrderClosed = (sku: Pick<ProductSku, 'stockState'> | null, quantity: number): boolean =>
  quantity === 0 || sku?.stockState === 'none';
