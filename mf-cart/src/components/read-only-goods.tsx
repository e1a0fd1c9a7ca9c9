import { Amount, Tag } from 'shared-kernel/ui';
import type { GoodsItem } from '../contract';
import styles from './cart-table.module.css';
import { GoodsHead } from './goods-head';
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
    <table className={styles['table']} aria-label="商品清单">
      <GoodsHead selectAll={<SelectBox label="全选" state="all" onToggle={onSelect} />} hasActions={false} />
      <tbody className={styles['product']}>
        {goods.map(({ id, productImgUrl, productName, model, name, unitName, gift, ...item }) => (
          <tr key={id}>
            <td className={styles['select']}>
              <SelectBox label={`选择 ${productName}`} state="all" onToggle={onSelect} />
            </td>
            <th scope="row" className={styles['productCell']}>
              <ProductCell
                name={productName}
                model={model}
                imageUrl={productImgUrl}
                tag={gift && <Tag tone="warn">赠</Tag>}
              />
            </th>
            <td className={styles['unit']}>{name}</td>
            <td className={styles['price']}>
              {gift ? (
                <Amount value={null} />
              ) : (
                <UnitPrice before={item.unitPriceUnit} price={item.payPrice} />
              )}
            </td>
            <td className={styles['quantity']}>
              {item.quantity} {unitName}
            </td>
            <td className={styles['amount']}>
              <Amount value={gift ? null : item.payAmount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
