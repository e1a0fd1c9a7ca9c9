import type { OrderPayment } from 'shared-kernel/contracts';
import { subtractAmounts } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import styles from './payment-entries.module.css';

const names = { payment: '收款', refund: '退款' } as const;

/** Payments and refunds of an order, and the amount due. */
export const PaymentEntries = ({ payment: { entries, dueAmountUnit } }: { payment: OrderPayment }) => (
  <section className={styles['entries']} aria-label="收款记录">
    <h3 className={styles['title']}>收款记录</h3>
    <ul>
      {entries.map(({ kind, amountUnit, date, voucherNo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
        <li key={index} className={styles['entry']}>
          <span>
            {date} {names[kind]}
            {voucherNo && <span className={styles['voucher']}>凭证号 {voucherNo}</span>}
          </span>
          <Amount value={kind === 'payment' ? amountUnit : subtractAmounts('0', amountUnit)} />
        </li>
      ))}
    </ul>
    <p className={styles['due']}>
      待付款 <Amount value={dueAmountUnit} />
    </p>
  </section>
);
