import { Link } from 'react-router-dom';
import type { OrderItem } from 'shared-kernel/contracts';
import { formatCount, pathTo, unbroken } from 'shared-kernel/domain';
import { Amount, GiftTag, ProductPicture } from 'shared-kernel/ui';
import styles from './order-item-row.module.css';

/** One product of an order: image, model, name, unit, quantity and amount paid; gifts are flagged. */
export function OrderItemRow({ item }: { item: OrderItem }) {
  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['productCell']}>
        <div className={styles['product']}>
          <div className={styles['picture']}>
            <ProductPicture src={item.productImgUrl} alt="" sizes="64px" />
          </div>
          <div className={styles['text']}>
            <p>
              <Link
                to={pathTo('/home/detail', { id: item.productId })}
                target="_blank"
                className={styles['name']}
              >
                {unbroken(item.productName)}
              </Link>{' '}
              {item.gift && <GiftTag />}
            </p>
            <p className={styles['model']}>{item.model}</p>
            {item.note && <p className={styles['note']}>备注：{item.note}</p>}
          </div>
        </div>
      </th>
      <td className={styles['unit']}>{unbroken(item.name)}</td>
      <td className={styles['quantity']}>× {formatCount(item.quantity, item.unitName)}</td>
      <td className={styles['amount']}>
        <Amount value={item.gift ? null : item.payAmount} />
      </td>
    </tr>
  );
}
