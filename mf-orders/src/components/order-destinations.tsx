import type { OrderDestination } from 'shared-kernel/contracts';
import { ExpandButton } from './expand-button';
import styles from './order-destinations.module.css';
import { useCollapsed } from './use-collapsed';

export interface OrderDestinationsProps {
  orderNo: string;
  destinations: readonly OrderDestination[];
}

const shownAtFirst = 2;

/** The destinations of a split order's parts, each with its number. */
export function OrderDestinations({ orderNo, destinations }: OrderDestinationsProps) {
  const { shown, hidden, isExpanded, toggle } = useCollapsed(destinations, shownAtFirst);
  return (
    <div className={styles['destinations']}>
      <ul aria-label={`订单 ${orderNo} 的收货地址`}>
        {shown.map(({ subOrderNo, hospitalName, name, phone, address }) => (
          <li key={subOrderNo}>
            <span className={styles['no']}>{subOrderNo}</span>{' '}
            <span>{[hospitalName, name, phone, address].filter(Boolean).join('　')}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <ExpandButton text={`展开其余 ${hidden} 个收货地址`} isExpanded={isExpanded} onToggle={toggle} />
      )}
    </div>
  );
}
