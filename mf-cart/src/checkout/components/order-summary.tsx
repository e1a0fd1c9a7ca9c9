import type { CartLine, Consignee } from 'shared-kernel/contracts';
import { Amount } from 'shared-kernel/ui';
import { ConsigneeView } from '../../components/consignee-view';
import { linesOf } from '../../model/cart-lines';
import { selectedLines } from '../../model/selection';
import { countAddresses } from '../../model/split-delivery';
import { totalsOf } from '../../model/totals';
import styles from './order-summary.module.css';

export interface OrderSummaryProps {
  cart: readonly CartLine[];
  /** Absent when the lines are split over several addresses. */
  consignee: Consignee | null;
}

/** What the buyer is asked to check: name, quantity, address and contact. */
export function OrderSummary({ cart, consignee }: OrderSummaryProps) {
  const lines = selectedLines(linesOf(cart));
  return (
    <div className={styles['summary']}>
      {consignee ? (
        <ConsigneeView consignee={consignee} />
      ) : (
        <p>拆分配送至 {countAddresses(lines)} 个收货地址</p>
      )}
      <ul className={styles['goods']} aria-label="商品">
        {cart.flatMap(({ productSpu, memberCartSkus }) =>
          selectedLines(memberCartSkus).map((line) => (
            <li key={line.id}>
              <span>
                {productSpu.name} <span className={styles['unit']}>{line.name}</span>
              </span>
              <span className={styles['count']}>
                × {line.count} {line.unitName}
              </span>
            </li>
          )),
        )}
      </ul>
      <p className={styles['payable']}>
        实付合计 <Amount value={totalsOf(lines).payable} tone="price" />
      </p>
    </div>
  );
}
