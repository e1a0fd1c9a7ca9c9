import { Link } from 'react-router-dom';
import { useMay } from 'shared-kernel/calls';
import type { PurchaseRequestLine, RequestOrder } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import styles from './line-outcome.module.css';
import { StateTag } from './state-tag';

/** What has become of a line, down to its parcels. */
export function LineOutcome({ line }: { line: PurchaseRequestLine }) {
  const { state, cartOwnerName, answer, answererName, note, unitName, orders } = line;
  return (
    <div className={styles['outcome']}>
      <p>
        <StateTag state={state} />
        {cartOwnerName && ` 在${cartOwnerName}的购物车`}
      </p>
      {note && <p>备注：{note}</p>}
      {answer && (
        <p>
          {answererName}：{answer}
        </p>
      )}
      {orders.map((order) => (
        <OrderFacts key={order.orderId} order={order} unitName={unitName} />
      ))}
    </div>
  );
}

function OrderFacts({ order, unitName }: { order: RequestOrder; unitName: string }) {
  const seesEverybodys = useMay('order/colleagues');
  return (
    <>
      <p>
        订单{' '}
        {order.isOwn || seesEverybodys ? (
          <Link to={pathTo('/orderCenter/orderDetail', { id: order.orderId })}>{order.orderNo}</Link>
        ) : (
          order.orderNo
        )}{' '}
        {formatCount(order.count, unitName)}，{order.statusName}
        {order.cancelled && '，重新待处理'}
      </p>
      {order.parcels.map(({ carrier, trackingNo, shippedTime, count, receivedCount }) => (
        <p key={trackingNo}>
          包裹 {carrier} {trackingNo}：{formatCount(count, unitName)}，{shippedTime.slice(0, 10)} 发出
          {receivedCount > 0 && `，已收 ${formatCount(receivedCount, unitName)}`}
        </p>
      ))}
    </>
  );
}
