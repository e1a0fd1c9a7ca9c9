import type { Dealer } from 'shared-kernel/contracts';
import styles from './dealer-view.module.css';

/** Name, code and address of a dealer. */
export function DealerView({ dealer: { name, code, address } }: { dealer: Dealer }) {
  return (
    <span className={styles['dealer']}>
      <strong>{name}</strong>
      <span>编号 {code}</span>
      <span>{address}</span>
    </span>
  );
}
