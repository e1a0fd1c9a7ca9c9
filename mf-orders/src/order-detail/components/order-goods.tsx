import type { Order, SubOrder } from 'shared-kernel/contracts';
import { compareAmounts, subtractAmounts } from 'shared-kernel/money';
import { Amount, RemoteSlot, Skeleton } from 'shared-kernel/ui';
import { OrderItems } from '../../components/order-items';
import { type ItemGroup, itemGroups } from '../model/item-groups';
import { Card } from './card';
import styles from './order-goods.module.css';

/** The sums of one consignee's part of an order. */
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

/** In the cart's goods table; without it, as in the cards of the order list. */
function GroupGoods({ subOrder, items }: ItemGroup) {
  const label = subOrder ? `子订单 ${subOrder.no} 的商品` : '商品清单';
  return (
    <RemoteSlot
      name="cart/goods-table"
      props={{ label, goods: items }}
      loading={<Skeleton height={`${Math.min(items.length, 6) * 100}px`} />}
      failed={() => <OrderItems label={label} items={items} />}
    />
  );
}

/** The items of an order; of a split one by consignee. */
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
          <GroupGoods subOrder={subOrder} items={items} />
          {subOrder && <PartTotal subOrder={subOrder} />}
        </div>
      ))}
    </Card>
  );
}
