import { Link } from 'react-router-dom';
import type { ReplyOf } from 'shared-kernel/contracts';
import { formatCount, hasContract, orderTab, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { VisuallyHidden } from 'shared-kernel/ui';
import styles from './todo-list.module.css';

type Todo = ReplyOf<'client/todo'>;

const entries: readonly { key: Exclude<keyof Todo, 'giftPacks'>; name: string; to: string }[] = [
  {
    key: 'contractsToUpload',
    name: '待上传合同',
    to: pathTo('/orderCenter', { webStatus: orderTab.awaitingContract }),
  },
  { key: 'giftPacksToConfigure', name: '礼包待配置', to: pathTo('/orderCenter', { packsWaiting: true }) },
  {
    key: 'ordersToReceive',
    name: '待收货',
    to: pathTo('/orderCenter', { webStatus: orderTab.awaitingReceipt }),
  },
  { key: 'qualificationsToRenew', name: '证照待更新', to: pathTo('/mine/qualificationManage') },
];

/** The buyer's todos, each a link; dashes while loading. */
export function TodoList({ todo }: { todo: Todo | null }) {
  const session = useSession();
  // A dealer's client never uploads a contract.
  const uploads = !session || hasContract(session.user.clientType);
  return (
    <ul className={styles['list']}>
      {entries
        .filter(({ key }) => uploads || key !== 'contractsToUpload')
        .map(({ key, name, to }) => (
          <li key={key}>
            <Link to={to} className={styles['entry']}>
              <b className={`${styles['count']} ${todo?.[key] ? styles['waiting'] : ''}`}>
                {todo ? formatCount(todo[key]) : '–'}
              </b>
              {todo && <VisuallyHidden>项</VisuallyHidden>}
              {name}
            </Link>
          </li>
        ))}
    </ul>
  );
}
