import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import styles from './first-order.module.css';

const ways = [
  { to: pathTo('/shoppingCar/quickOrder'), name: '快速下单', text: '粘贴型号与数量，或导入表格' },
  { to: pathTo('/home/all_product'), name: '全部商品', text: '按规格、材质、库存筛选，清单里直接填数量' },
  { to: pathTo('/home/surprise'), name: '惊喜专区', text: '本月特价的商品' },
];

/** How to begin, for a buyer without orders, in place of the reorder list. */
export const FirstOrder = () => (
  <div className={styles['first']}>
    <h2>第一次订购</h2>
    <p>下过单后，这里列出您常买的商品与上次的数量，该补货时提醒您。</p>
    <ul>
      {ways.map(({ to, name, text }) => (
        <li key={to}>
          <Link to={to}>
            <b>{name}</b>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
