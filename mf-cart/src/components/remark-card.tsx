import { useId } from 'react';
import { limits, printProblem } from 'shared-kernel/domain';
import { setRemark, useCheckoutDraft } from '../model/checkout-draft-store';
import { CheckoutCard } from './checkout-card';
import styles from './remark-card.module.css';

/** Order remark; the cart and the split page show the same one. */
export function RemarkCard() {
  const remark = useCheckoutDraft((draft) => draft.remark);
  const problem = printProblem(remark);
  const problemId = useId();
  return (
    <CheckoutCard title="订单备注">
      <textarea
        className={styles['remark']}
        aria-label="订单备注"
        placeholder="如：工作日上午送货，请提前联系"
        rows={2}
        maxLength={limits.remarkMax}
        value={remark}
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        onChange={(event) => setRemark(event.target.value)}
      />
      <p id={problemId} className={styles['problem']} aria-live="polite">
        {problem}
      </p>
    </CheckoutCard>
  );
}
