import type { Consignee } from 'shared-kernel/contracts';
import { Button, Skeleton } from 'shared-kernel/ui';
import { CheckoutCard } from './checkout-card';
import styles from './checkout-panel.module.css';
import { ConsigneeView } from './consignee-view';

export interface AddressCardProps {
  title: string;
  consignee: Consignee | null;
  loading: boolean;
  failed: boolean;
  /** What stands in place of an address that is not there. */
  missing: string;
  onRetry: () => void;
  onChange: () => void;
}

/** Where the order goes: hospital, name, phone and address. */
export function AddressCard({
  title,
  consignee,
  loading,
  failed,
  missing,
  onRetry,
  onChange,
}: AddressCardProps) {
  const change = (
    <Button kind="text" onClick={failed ? onRetry : onChange} disabled={loading}>
      {failed ? '重新加载' : '更换'}
    </Button>
  );
  return (
    <CheckoutCard title={title} action={change}>
      {loading ? (
        <div aria-busy="true">
          <Skeleton width="60%" height="1.5em" />
          <Skeleton width="80%" height="2.6em" />
        </div>
      ) : failed ? (
        <p className={styles['missing']}>收货地址加载失败</p>
      ) : consignee ? (
        <ConsigneeView consignee={consignee} />
      ) : (
        <p className={styles['missing']}>{missing}</p>
      )}
    </CheckoutCard>
  );
}
