import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { formatCount, hasContract, orderTab, pathTo } from 'shared-kernel/domain';
import { type Session, useSession } from 'shared-kernel/session';
import { ButtonLink, VisuallyHidden } from 'shared-kernel/ui';
import { greetingAt } from '../model/greeting';
import styles from './buyer-box.module.css';

/** Beside the first banner: the buyer's todos, or the benefits of a login for a visitor. */
export function BuyerBox() {
  const session = useSession();
  return (
    <aside className={styles['box']} aria-label={session ? '我的待办' : '登录'}>
      {session ? <Buyer session={session} /> : <Visitor />}
    </aside>
  );
}

function Buyer({ session: { user } }: { session: Session }) {
  const { data: todo } = useCall('client/todo', {});
  const { data: vip } = useCall('clientvip/info', {});
  const lines = [
    // A dealer's client never uploads a contract.
    ...(hasContract(user.clientType)
      ? [
          {
            name: '待上传合同',
            to: pathTo('/orderCenter', { webStatus: orderTab.awaitingContract }),
            count: todo?.contractsToUpload,
          },
        ]
      : []),
    {
      name: '礼包待配置',
      to: pathTo('/orderCenter', { packsWaiting: true }),
      count: todo?.giftPacksToConfigure,
    },
    {
      name: '待收货',
      to: pathTo('/orderCenter', { webStatus: orderTab.awaitingReceipt }),
      count: todo?.ordersToReceive,
    },
    { name: '证照待更新', to: pathTo('/mine/qualificationManage'), count: todo?.qualificationsToRenew },
  ];
  const waiting = lines.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <div className={styles['head']}>
        <h2>
          <span>{user.clientName}</span>
          {vip && <small>{vip.vipLevelName}</small>}
        </h2>
        <p>
          {greetingAt(new Date())}
          {todo && (waiting > 0 ? `，有 ${formatCount(waiting, '件')}事等您处理` : '，没有待办事项')}
        </p>
      </div>
      <ul className={styles['todo']}>
        {lines.map(({ name, to, count }) => (
          <li key={name}>
            <Link to={to}>
              {name}
              <b className={count ? styles['some'] : undefined}>
                {count === undefined ? '–' : formatCount(count)}
              </b>
              {count !== undefined && <VisuallyHidden>项</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <ButtonLink kind="primary" block to={pathTo('/shoppingCar/quickOrder')}>
          快速下单
        </ButtonLink>
        <ButtonLink block to={pathTo('/home/all_product', { list: 'bought' })}>
          常购
        </ButtonLink>
        <ButtonLink block to={pathTo('/orderCenter')}>
          我的订单
        </ButtonLink>
        <ButtonLink block to={pathTo('/shoppingCar')}>
          去购物车
        </ButtonLink>
      </div>
    </>
  );
}

function Visitor() {
  return (
    <>
      <div className={styles['head']}>
        <h2>您好，欢迎选购</h2>
        <p>登录后可以</p>
      </div>
      <ul className={styles['gains']}>
        <li>查看商品详情与您的价格</li>
        <li>在线下单，签署或上传合同</li>
        <li>跟踪订单、物流与发票</li>
        <li>选配随单赠送的礼包</li>
      </ul>
      <div className={styles['actions']}>
        <ButtonLink kind="primary" block to={pathTo('/login')}>
          登录
        </ButtonLink>
        <ButtonLink block to={pathTo('/apply')}>
          申请开户
        </ButtonLink>
      </div>
    </>
  );
}
