import type { PayWay } from 'shared-kernel/contracts';
import { Button, Skeleton } from 'shared-kernel/ui';
import { CheckoutCard } from './checkout-card';
import styles from './checkout-panel.module.css';

export interface PayWayCardProps {
  payWay: PayWay | null;
  /** More than one to choose from. */
  changeable: boolean;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  onChange: () => void;
}

/** How the order is paid; with one payment method there is nothing to change. */
export function PayWayCard({ payWay, changeable, loading, failed, onRetry, onChange }: PayWayCardProps) {
  const action = failed ? (
    <Button kind="text" onClick={onRetry}>
      重新加载
    </Button>
  ) : changeable ? (
    <Button kind="text" onClick={onChange}>
      更换
    </Button>
  ) : undefined;
  return (
    <CheckoutCard title="付款方式" action={action}>
      {loading ? (
        <div aria-busy="true">
          <Skeleton width="40%" height="1.5em" />
        </div>
      ) : payWay ? (
        <>
          <strong>{payWay.itemName}</strong>
          {!changeable && <p>仅此一种付款方式</p>}
        </>
      ) : (
        <p className={styles['missing']}>{failed ? '付款方式加载失败' : '暂无可用的付款方式'}</p>
      )}
    </CheckoutCard>
  );
}
