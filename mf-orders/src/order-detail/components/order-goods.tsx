import type { Order, SubOrder } from 'shared-kernel/contracts';
import { compareAmounts, subtractAmounts } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import { OrderItems } from '../../components/order-items';
import { itemGroups } from '../model/item-groups';
import { Card } from './card';
import styles from './order-goods.module.css';

/** What one consignee's part of an order comes to. */
function PartTotal({ subOrder: { rebateAmountUnit, totalAmountUnit } }: { subOrder: SubOrder }) {
  return (
    <p className={styles.total}>
      {compareAmounts(rebateAmountUnit, '0') > 0 && (
        <>
          返利抵扣 <Amount value={subtractAmounts('0', rebateAmountUnit)} />{' '}
        </>
      )}
      小计 <Amount value={totalAmountUnit} />
    </p>
  );
}

/** The items of an order; a split one has them by consignee. */
export function OrderGoods({ order }: { order: Order }) {
  const groups = itemGroups(order);
  return (
    <Card title="商品清单">
      {groups.map(({ subOrder, items }) => (
        <div key={subOrder?.id ?? 'rest'} className={styles['group']}>
          {subOrder ? (
            <header className={styles['consignee']}>
              <h3>子订单 {subOrder.no}</h3>
              <p>
                {[
                  subOrder.orderConsignee.hospitalName,
                  subOrder.orderConsignee.name,
                  subOrder.orderConsignee.phone,
                ]
                  .filter(Boolean)
                  .join('　')}
              </p>
              <p>{subOrder.orderConsignee.address}</p>
            </header>
          ) : (
            groups.length > 1 && (
              <header className={styles['consignee']}>
                <h3>其他商品</h3>
              </header>
            )
          )}
          <OrderItems
            label={subOrder ? `子订单 ${subOrder.no} 的商品` : '商品清单'}
            items={items}
            withPrice
          />
          {subOrder && <PartTotal subOrder={subOrder} />}
        </div>
      ))}
    </Card>
  );
}
