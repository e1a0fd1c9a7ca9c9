import { Amount, Tag } from 'shared-kernel/ui';
import type { GoodsItem } from '../contract';
import { GoodsCell, GoodsRows, GoodsTable } from './goods-table';
import { ProductCell } from './product-cell';
import { SelectBox } from './select-box';
import { UnitPrice } from './unit-price';

export interface ReadOnlyGoodsProps {
  goods: readonly GoodsItem[];
  /** The buyer tried to change the selection. */
  onSelect: () => void;
}

/** Goods as the cart shows them, without anything to change. */
export function ReadOnlyGoods({ goods, onSelect }: ReadOnlyGoodsProps) {
  return (
    <GoodsTable label="商品清单" selectAll={<SelectBox label="全选" state="all" onToggle={onSelect} />}>
      <GoodsRows>
        {goods.map(({ id, productImgUrl, productName, model, name, unitName, gift, ...item }) => (
          <tr key={id}>
            <GoodsCell column="select">
              <SelectBox label={`选择 ${productName}`} state="all" onToggle={onSelect} />
            </GoodsCell>
            <GoodsCell column="product">
              <ProductCell
                name={productName}
                model={model}
                imageUrl={productImgUrl}
                tag={gift && <Tag tone="warn">赠</Tag>}
              />
            </GoodsCell>
            <GoodsCell column="unit">{name}</GoodsCell>
            <GoodsCell column="price">
              {gift ? (
                <Amount value={null} />
              ) : (
                <UnitPrice before={item.unitPriceUnit} price={item.payPrice} />
              )}
            </GoodsCell>
            <GoodsCell column="quantity">
              {item.quantity} {unitName}
            </GoodsCell>
            <GoodsCell column="amount">
              <Amount value={gift ? null : item.payAmount} />
            </GoodsCell>
          </tr>
        ))}
      </GoodsRows>
    </GoodsTable>
  );
}
