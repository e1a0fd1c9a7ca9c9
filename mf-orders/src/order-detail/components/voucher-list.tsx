import type { OrderPayment } from 'shared-kernel/contracts';
import { Tag, type TagTone } from 'shared-kernel/ui';
import { DownloadFile } from './download-file';
import styles from './voucher-list.module.css';

type Voucher = OrderPayment['vouchers'][number];

const states: Readonly<Record<Voucher['status'], { name: string; tone: TagTone }>> = {
  waiting: { name: '待核对', tone: 'warn' },
  checked: { name: '已核对', tone: 'ok' },
  refused: { name: '未通过', tone: 'bad' },
};

/** The buyer's payment vouchers, with the provider's decision. */
export const VoucherList = ({ vouchers }: { vouchers: readonly Voucher[] }) => (
  <ul className={styles['vouchers']} aria-label="付款凭证">
    {vouchers.map(({ fileName, fileUrl, createTime, status, reason }) => (
      <li key={fileUrl} className={styles['voucher']}>
        <span className={styles['name']}>{fileName}</span>
        <Tag tone={states[status].tone}>{states[status].name}</Tag>
        <span className={styles['time']}>{createTime}</span>
        {reason && <span className={styles['reason']}>原因：{reason}</span>}
        <DownloadFile text="下载凭证" url={fileUrl} />
      </li>
    ))}
  </ul>
);
