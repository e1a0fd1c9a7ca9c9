import { Link } from 'react-router-dom';
import type { StatementEntry } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Amount } from 'shared-kernel/ui';
import { sidesOf } from '../model/statement-sides';
import styles from './statement-table.module.css';

const OrderNo = ({ entry: { orderId, orderNo } }: { entry: StatementEntry }) =>
  orderId === null ? (
    orderNo
  ) : (
    <Link to={pathTo('/orderCenter/orderDetail', { id: orderId })} target="_blank" rel="noopener">
      {orderNo}
    </Link>
  );

const Side = ({ amount }: { amount: string | null }) => amount && <Amount value={amount} />;

/** Movements of the balance, earliest first. */
export const StatementTable = ({ entries }: { entries: readonly StatementEntry[] }) => (
  <table className={styles['table']}>
    <thead>
      <tr>
        <th scope="col">日期</th>
        <th scope="col">摘要</th>
        <th scope="col">订单号</th>
        <th scope="col">应付</th>
        <th scope="col">已付及冲减</th>
        <th scope="col">应付余额</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry, index) => {
        const { increase, decrease } = sidesOf(entry);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a statement is shown as a whole, in its order
          <tr key={index}>
            <td>{entry.date}</td>
            <th scope="row">
              {entry.name}
              {entry.voucherNo && <span className={styles['voucher']}>凭证号 {entry.voucherNo}</span>}
            </th>
            <td className={styles['order']}>
              <OrderNo entry={entry} />
            </td>
            <td data-label={increase && '应付'}>
              <Side amount={increase} />
            </td>
            <td data-label={decrease && '已付及冲减'}>
              <Side amount={decrease} />
            </td>
            <td data-label="应付余额">
              <Amount value={entry.balanceAmountUnit} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
