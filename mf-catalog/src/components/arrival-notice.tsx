import type { Product } from 'shared-kernel/contracts';
import { expectedArrival } from '../model/expected-arrival';
import { ArrivalButton } from './arrival-button';
import styles from './arrival-notice.module.css';

export interface ArrivalNoticeProps {
  product: Pick<Product, 'id' | 'name' | 'isAwaited' | 'expectedDate'>;
}

/** When a product that is out of stock is expected, and the notice of its arrival. */
export function ArrivalNotice({ product }: ArrivalNoticeProps) {
  const expected = expectedArrival(product.expectedDate, new Date());
  return (
    <div className={styles['notice']}>
      {expected && <span className={styles['expected']}>{expected}</span>}
      <ArrivalButton {...product} />
    </div>
  );
}
