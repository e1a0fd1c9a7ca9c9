import type { GiftRow } from 'shared-kernel/contracts';
import { multiplyAmount } from 'shared-kernel/money';
import { Amount, QuantityInput } from 'shared-kernel/ui';
import styles from '../../components/cart-table.module.css';
import { ProductCell } from '../../components/product-cell';
import { moveByKey } from '../../components/table-keys';
import { type GiftQuantities, isClosedGift, quantityIn } from '../model/gift-pack';
import { GiftHead } from './gift-head';

export interface GiftTableProps {
  gifts: readonly GiftRow[];
  typed: GiftQuantities;
  onChange: (giftId: string, quantity: number) => void;
}

/** The gifts that a pack can be filled with. */
export function GiftTable({ gifts, typed, onChange }: GiftTableProps) {
  return (
    <table
      className={`${styles['table']} ${styles['unselectable']}`}
      aria-label="礼包商品"
      onKeyDownCapture={moveByKey}
    >
      <GiftHead />
      <tbody className={styles['lines']}>
        {gifts.map((gift) => {
          const quantity = quantityIn(gift, typed);
          return (
            <tr key={gift.id}>
              <th scope="row" className={styles['productCell']}>
                <ProductCell name={gift.productName} model={gift.model} imageUrl={gift.productImgUrl} />
              </th>
              <td className={styles['unit']}>{gift.unitName}</td>
              <td className={styles['price']}>
                <Amount value={gift.unitPriceUnit} />
              </td>
              <td className={styles['quantity']}>
                <QuantityInput
                  label={`${gift.productName} 数量`}
                  value={quantity}
                  min={0}
                  max={Math.max(gift.maxQty, 0)}
                  disabled={isClosedGift(gift)}
                  onChange={(changed) => onChange(gift.id, changed)}
                />
                {isClosedGift(gift) && <p className={styles['note']}>暂时无货</p>}
              </td>
              <td className={styles['amount']}>
                <Amount value={multiplyAmount(gift.unitPriceUnit, quantity)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
