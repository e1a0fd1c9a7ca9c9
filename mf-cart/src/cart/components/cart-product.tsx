import { memo, type Ref } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { GoodsRows } from '../../components/goods-table';
import type { HeadedTax } from '../../model/price-tax';
import { CartLineRow, type LineActions } from './cart-line-row';

export interface CartProductProps {
  product: CartLine;
  actions: LineActions;
  highlightedSkuId: string | null;
  tax: HeadedTax;
  /** Index of the product in the virtualised list. */
  index?: number;
  /** Row number of its first line in the virtualised table. */
  firstRow?: number;
  ref?: Ref<HTMLTableSectionElement>;
}

/** A product of the cart with its lines, one for each sales unit. */
export const CartProduct = memo(function CartProduct({
  product: { productSpu, memberCartSkus },
  actions,
  highlightedSkuId,
  tax,
  index,
  firstRow,
  ref,
}: CartProductProps) {
  return (
    <GoodsRows ref={ref} index={index}>
      {memberCartSkus.map((line, position) => (
        <CartLineRow
          key={line.id}
          product={productSpu}
          line={line}
          leads={position === 0}
          highlighted={line.skuId === highlightedSkuId}
          tax={tax}
          actions={actions}
          rowIndex={firstRow === undefined ? undefined : firstRow + position}
        />
      ))}
    </GoodsRows>
  );
});
