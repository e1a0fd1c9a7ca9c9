import type { Order } from 'shared-kernel/contracts';
import { compareAmounts, subtractAmounts } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import { Card } from './card';
import styles from './payment-card.module.css';
import { PaymentEntries } from './payment-entries';

/** How an order is paid, its total, and the amount paid. */
export function PaymentCard({ order: { orderPay, payment } }: { order: Order }) {
  return (
    <Card title="付款信息">
      <dl className={styles['amounts']}>
        <div>
          <dt>付款方式</dt>
          <dd>{orderPay.payMethodName}</dd>
        </div>
        <div>
          <dt>商品总额</dt>
          <dd>
            <Amount value={orderPay.productTotalAmountUnit} />
          </dd>
        </div>
        <div>
          <dt>优惠金额</dt>
          <dd>
            <Amount value={subtractAmounts('0', orderPay.couponAmountUnit)} />
          </dd>
        </div>
        {compareAmounts(orderPay.rebateAmountUnit, '0') > 0 && (
          <div>
            <dt>返利抵扣</dt>
            <dd>
              <Amount value={subtractAmounts('0', orderPay.rebateAmountUnit)} />
            </dd>
          </div>
        )}
        <div className={styles['total']}>
          <dt>实付合计</dt>
          <dd>
            <Amount value={orderPay.totalAmountUnit} tone="price" />
          </dd>
        </div>
      </dl>
      {payment && payment.entries.length > 0 && <PaymentEntries payment={payment} />}
    </Card>
  );
}
