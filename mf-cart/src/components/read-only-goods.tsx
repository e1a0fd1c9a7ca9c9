import { formatCount, unbroken } from 'shared-kernel/domain';
import { Amount, GiftTag } from 'shared-kernel/ui';
import type { GoodsTableProps } from '../contract';
import { GoodsCell, GoodsTable } from './goods-table';
import { LongRows } from './long-rows';
import { ProductCell } from './product-cell';
import styles from './read-only-goods.module.css';
import { UnitPrice } from './unit-price';

/** Ordered goods in the cart's columns, without selection. */
export function ReadOnlyGoods({ label, goods }: GoodsTableProps) {
  return (
    <div className={styles['goods']}>
      <GoodsTable label={label} amountTitle="金额" rowCount={goods.length + 1}>
        <LongRows rows={goods} parted>
          {({ id, productImgUrl, productName, model, name, unitName, gift, note, ...item }, index, ref) => (
            <tr key={id} ref={ref} data-index={index} aria-rowindex={index + 2}>
              <GoodsCell column="product">
                <ProductCell
                  name={productName}
                  model={model}
                  imageUrl={productImgUrl}
                  productId={item.productId}
                  tag={gift && <GiftTag />}
                >
                  {note && <p className={styles['note']}>备注：{note}</p>}
                </ProductCell>
              </GoodsCell>
              <GoodsCell column="unit">{unbroken(name)}</GoodsCell>
              <GoodsCell column="price">
                {gift ? (
                  <Amount value={null} />
                ) : (
                  <UnitPrice before={item.unitPriceUnit} price={item.payPrice} />
                )}
              </GoodsCell>
              <GoodsCell column="quantity">{formatCount(item.quantity, unitName)}</GoodsCell>
              <GoodsCell column="amount">
                <Amount value={gift ? null : item.payAmount} />
              </GoodsCell>
            </tr>
          )}
        </LongRows>
      </GoodsTable>
    </div>
  );
}
