import { Link } from 'react-router-dom';
import type { PurchaseListHead } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Tag } from 'shared-kernel/ui';
import styles from './list-of-lists.module.css';

/** The lists by name, the one changed last first. */
export const ListOfLists = ({ lists }: { lists: readonly PurchaseListHead[] }) => (
  <ul className={styles['lists']} aria-label="采购清单">
    {lists.map(({ id, name, shared, isOwn, ownerName, lineCount, updateTime }) => (
      <li key={id}>
        <Link to={pathTo('/shoppingCar/list', { id })} className={styles['name']}>
          {name}
        </Link>
        {shared && <Tag tone="brand">客户共享</Tag>}
        <span className={styles['facts']}>
          <span>{formatCount(lineCount, '种')}商品</span>
          {!isOwn && <span>{ownerName}创建</span>}
          <span>{updateTime.slice(0, 10)} 更新</span>
        </span>
      </li>
    ))}
  </ul>
);
