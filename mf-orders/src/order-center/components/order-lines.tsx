import type { OrderCard } from 'shared-kernel/contracts';
import { OrderLine } from './order-line';
import styles from './order-lines.module.css';

/** Orders with a line each; the headings are for the eye, every line names its facts. */
export function OrderLines({ orders }: { orders: readonly OrderCard[] }) {
  return (
    <div className={styles['lines']}>
      <p className={styles['heads']} aria-hidden="true">
        <span>订单号</span>
        <span>下单时间</span>
        <span>采购人</span>
        <span className={styles['destination']}>收货方</span>
        <span>商品</span>
        <span>状态</span>
        <span>实付合计</span>
        <span>操作</span>
      </p>
      {orders.map((order) => (
        <OrderLine key={order.id} order={order} />
      ))}
    </div>
  );
}
