import type { ReplyOf } from 'shared-kernel/contracts';
import { addAmounts } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import styles from '../../components/cart-table.module.css';
import { ProductCell } from '../../components/product-cell';
import { GiftHead } from './gift-head';

export interface ChosenGiftsProps {
  gifts: ReplyOf<'giftpacks/order/list'>;
  /** What the pack was capped by, and so what adds up. */
  total: 'amount' | 'quantity';
}

/** What a configured pack holds: product, value, quantity and total. */
export function ChosenGifts({ gifts, total }: ChosenGiftsProps) {
  return (
    <>
      <table className={`${styles['table']} ${styles['unselectable']}`} aria-label="礼包明细">
        <GiftHead />
        <tbody className={styles['lines']}>
          {gifts.map((gift) => (
            <tr key={gift.id}>
              <th scope="row" className={styles['productCell']}>
                <ProductCell name={gift.productName} model={gift.model} imageUrl={gift.productImgUrl} />
              </th>
              <td className={styles['unit']}>{gift.unitName}</td>
              <td className={styles['price']}>
                <Amount value={gift.unitPriceUnit} />
              </td>
              <td className={styles['quantity']}>{gift.quantity}</td>
              <td className={styles['amount']}>
                <Amount value={gift.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['sum']}>
        合计{' '}
        {total === 'amount' ? (
          <Amount value={addAmounts(...gifts.map(({ amount }) => amount))} tone="price" />
        ) : (
          <strong>{gifts.reduce((sum, { quantity }) => sum + quantity, 0)}</strong>
        )}
      </p>
    </>
  );
}
