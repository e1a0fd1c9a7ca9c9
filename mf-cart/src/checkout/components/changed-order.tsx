import { Dialog } from 'shared-kernel/dialog';
import { VisuallyHidden } from 'shared-kernel/ui';
import { changeNote } from '../model/change-note';
import type { OrderSummary } from '../model/order-summary';
import type { OrderChange } from '../model/submission-step';
import styles from './changed-order.module.css';

export interface ChangedOrderProps {
  changes: readonly OrderChange[];
  /** What the buyer had agreed to. */
  agreed: OrderSummary;
  onReview: () => void;
  onCancel: () => void;
}

/** Shows what has changed since the buyer agreed, with a button to review the new order. */
export function ChangedOrder({ changes, agreed, onReview, onCancel }: ChangedOrderProps) {
  return (
    <Dialog
      title="订单内容有变"
      ask={
        <>
          <p>订单尚未提交：以下内容在您确认之后有变。请按现在的内容重新核对并确认。</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
          <ul className={styles['changes']} aria-label="有变的内容" tabIndex={0}>
            {changes.map((change) => {
              const { what, before, after } = changeNote(change, agreed);
              return (
                <li key={`${what} ${before} ${after}`}>
                  <span>{what}</span>{' '}
                  <span className={styles['values']}>
                    {before} <span aria-hidden="true">→</span>
                    <VisuallyHidden>变为</VisuallyHidden> <strong>{after}</strong>
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      }
      okText="重新核对"
      cancelText="返回购物车"
      onOk={onReview}
      onClose={onCancel}
    />
  );
}
