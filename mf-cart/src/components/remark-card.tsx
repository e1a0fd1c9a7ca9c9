import { useId } from 'react';
import { limits, printProblem } from 'shared-kernel/domain';
import { setPurchaseNo, setRemark, useCheckoutDraft } from '../model/checkout-draft-store';
import { CheckoutCard } from './checkout-card';
import styles from './remark-card.module.css';

/** The buyer's purchase number and the order's remark, shared by the cart and the split page. */
export function RemarkCard() {
  const remark = useCheckoutDraft((draft) => draft.remark);
  const purchaseNo = useCheckoutDraft((draft) => draft.purchaseNo);
  const problem = printProblem(purchaseNo) ?? printProblem(remark);
  const problemId = useId();
  return (
    <CheckoutCard title="订单备注">
      <div className={styles['fields']}>
        <label className={styles['purchaseNo']}>
          采购单号
          <input
            placeholder="选填"
            maxLength={limits.purchaseNoMax}
            value={purchaseNo}
            aria-invalid={printProblem(purchaseNo) !== null}
            aria-describedby={problemId}
            onChange={(event) => setPurchaseNo(event.target.value)}
          />
        </label>
        <textarea
          className={styles['remark']}
          aria-label="订单备注"
          placeholder="如：工作日上午送货"
          rows={2}
          maxLength={limits.remarkMax}
          value={remark}
          aria-invalid={printProblem(remark) !== null}
          aria-describedby={problemId}
          onChange={(event) => setRemark(event.target.value)}
        />
      </div>
      <p id={problemId} className={styles['problem']} aria-live="polite">
        {problem}
      </p>
    </CheckoutCard>
  );
}
