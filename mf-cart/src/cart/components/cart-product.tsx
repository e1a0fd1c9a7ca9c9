import { memo, type Ref } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { GoodsRows } from '../../components/goods-table';
import { CartLineRow, type LineActions } from './cart-line-row';

export interface CartProductProps {
  product: CartLine;
  actions: LineActions;
  highlightedSkuId: string | null;
  /** Where the product stands in the list, when not all of it is drawn. */
  index?: number;
  /** Which row of the whole table its first line is, when not all of it is drawn. */
  firstRow?: number;
  ref?: Ref<HTMLTableSectionElement>;
}

/** A product of the cart with its lines, one for each sales unit. */
export const CartProduct = memo(function CartProduct({
  product: { productSpu, memberCartSkus },
  actions,
  highlightedSkuId,
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
          actions={actions}
          rowIndex={firstRow === undefined ? undefined : firstRow + position}
        />
      ))}
    </GoodsRows>
  );
});
