import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { CheckoutCard } from '../../components/checkout-card';
import styles from './split-address-card.module.css';

/** Replaces the delivery address when the goods are split. */
export function SplitAddressCard({ addresses }: { addresses: number }) {
  return (
    <CheckoutCard title="收货地址">
      <strong>拆分配送至 {addresses} 个收货地址</strong>
      <p>
        <Link to={pathTo('/shoppingCar/divideOrder')} className={styles['link']}>
          查看拆分配送
        </Link>
      </p>
    </CheckoutCard>
  );
}
