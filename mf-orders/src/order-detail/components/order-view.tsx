import type { Order } from 'shared-kernel/contracts';
import { mayBeUnderWay, statusNote } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { OrderStatusTag } from 'shared-kernel/ui';
import { BuyMoreCard } from './buy-more-card';
import { CancelNotice } from './cancel-notice';
import { Card } from './card';
import { ColleagueNotice } from './colleague-notice';
import { ConsigneeCard } from './consignee-card';
import { ContractNotice } from './contract-notice';
import { CopyButton } from './copy-button';
import { DocumentsCard } from './documents-card';
import { Facts } from './facts';
import { GiftPackNotices } from './gift-pack-notices';
import { LogisticsCard } from './logistics-card';
import { OrderButtons } from './order-buttons';
import { OrderGoods } from './order-goods';
import { OrderProgress } from './order-progress';
import { OrderQuotes } from './order-quotes';
import styles from './order-view.module.css';
import { PaymentCard } from './payment-card';
import { Timeline } from './timeline';
import { TransferCard } from './transfer-card';

/** The page of one order. */
export function OrderView({ order }: { order: Order }) {
  const clientType = useSession()?.user.clientType;
  const note = statusNote(order.status);
  const quotes = order.quotes ? <OrderQuotes quotes={order.quotes} /> : null;
  return (
    <div className={styles['view']}>
      <header className={styles['head']}>
        <h1>订单详情</h1>
        <p className={styles['no']}>
          {order.no} <CopyButton what="订单号" text={order.no} />
        </p>
        <OrderStatusTag status={order.status} statusName={order.statusName} />
        <div className={styles['actions']}>
          <OrderButtons order={order} />
        </div>
      </header>
      {order.isOwn === false && <ColleagueNotice order={order} />}
      {order.cancelRequest && <CancelNotice request={order.cancelRequest} />}
      <ContractNotice order={order} clientType={clientType} />
      <section className={styles['progress']} aria-label="订单进度">
        {note && <p className={styles['note']}>{note}</p>}
        <OrderProgress status={order.status} />
      </section>
      <GiftPackNotices order={order} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {clientType !== undefined && <DocumentsCard order={order} clientType={clientType} />}
          <OrderGoods order={order} />
          {order.showBuyMore && <BuyMoreCard orderId={order.id} />}
          {mayBeUnderWay(order.status) && <LogisticsCard order={order} />}
          <Card title="操作记录">
            <Timeline
              label="操作记录"
              entries={order.operationLogs.map(({ time, statusDesc }, index) => ({
                key: `${order.operationLogs.length - index}`,
                time,
                text: statusDesc,
              }))}
            />
          </Card>
        </div>
        <div className={`${styles['column']} ${styles['side']}`}>
          <ConsigneeCard order={order} />
          <Card title="订单信息">
            <Facts
              facts={[
                ['医院', order.hospitalName],
                ['采购人', order.memberName],
                ['订单号', order.no],
                ['采购单号', order.purchaseNo || null],
                ['询价单号', quotes],
                ['科室', order.departments?.join('、') ?? null],
                ['创建时间', order.createTime],
                ['付款状态', order.payStatusName],
                ['经销商', order.dealerName],
                ['商业备货', order.businessStock ? '是' : '否'],
                ['订单备注', order.remark || '无'],
              ]}
            />
          </Card>
          <PaymentCard order={order} />
          <TransferCard order={order} />
        </div>
      </div>
    </div>
  );
}
