import type { ReplyOf } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { addAmounts } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import { GoodsCell, GoodsRows, GoodsTable } from '../../components/goods-table';
import { ProductCell } from '../../components/product-cell';
import styles from './chosen-gifts.module.css';

export interface ChosenGiftsProps {
  gifts: ReplyOf<'giftpacks/order/list'>;
  /** What the pack's cap, and so its total, counts. */
  total: 'amount' | 'quantity';
}

/** The content of a configured pack: product, value, quantity and total. */
export function ChosenGifts({ gifts, total }: ChosenGiftsProps) {
  return (
    <>
      <GoodsTable label="礼包明细" priceTitle="价值" amountTitle="合计">
        <GoodsRows parted>
          {gifts.map((gift) => (
            <tr key={gift.id}>
              <GoodsCell column="product">
                <ProductCell name={gift.productName} model={gift.model} imageUrl={gift.productImgUrl} />
              </GoodsCell>
              <GoodsCell column="unit">{gift.unitName}</GoodsCell>
              <GoodsCell column="price">
                <Amount value={gift.unitPriceUnit} />
              </GoodsCell>
              <GoodsCell column="quantity">{formatCount(gift.quantity)}</GoodsCell>
              <GoodsCell column="amount">
                <Amount value={gift.amount} />
              </GoodsCell>
            </tr>
          ))}
        </GoodsRows>
      </GoodsTable>
      <p className={styles['sum']}>
        合计{' '}
        {total === 'amount' ? (
          <Amount value={addAmounts(...gifts.map(({ amount }) => amount))} tone="price" />
        ) : (
          <strong>{formatCount(gifts.reduce((sum, { quantity }) => sum + quantity, 0))}</strong>
        )}
      </p>
    </>
  );
}
