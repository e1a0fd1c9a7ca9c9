import type { ProductSku } from 'shared-kernel/contracts';

/**
 * Why a product cannot be added to the cart as chosen, as Chinese text; null when it can: the buttons are disabled while
 * the quantity is 0 (docs/specification.md#product-detail) or without stock.
 */
export function whyNotOrder(sku: Pick<ProductSku, 'stockState'>, quantity: number): string | null {
  if (sku.stockState === 'none') return '该规格暂时无货';
  return quantity > 0 ? null : '请选择数量';
}
