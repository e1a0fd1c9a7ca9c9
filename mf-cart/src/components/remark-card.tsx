import { limits } from 'shared-kernel/domain';
import { setRemark, useCheckoutDraft } from '../model/checkout-draft-store';
import { CheckoutCard } from './checkout-card';
import styles from './remark-card.module.css';

/** Order remark; the cart and the split page show the same one. */
export function RemarkCard() {
  const remark = useCheckoutDraft((draft) => draft.remark);
  return (
    <CheckoutCard title="订单备注">
      <textarea
        className={styles['remark']}
        aria-label="订单备注"
        placeholder="如：工作日上午送货，请提前联系"
        rows={2}
        maxLength={limits.remarkMax}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
    </CheckoutCard>
  );
}
