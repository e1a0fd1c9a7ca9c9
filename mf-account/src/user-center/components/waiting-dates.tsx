import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import type { ReplyOf } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { endingQualifications, todayInChina } from '../../model/qualification-notice';
import styles from './waiting-dates.module.css';

/** What waits and has an end: gift packs to configure and certificates that run out. */
export function WaitingDates({ giftPacks }: Pick<ReplyOf<'client/todo'>, 'giftPacks'>) {
  const { data: qualifications = [] } = useCall('client/getClientAllCertList', {});
  const ending = endingQualifications(qualifications, todayInChina());
  if (giftPacks.length + ending.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label="到期提醒">
      {giftPacks.map(({ orderId, no, expireDate }) => (
        <li key={orderId}>
          <Link to={pathTo('/orderCenter/orderDetail', { id: orderId })} target="_blank" rel="noopener">
            订单 {no} 的礼包待配置
          </Link>
          {expireDate && <span className={styles['date']}>{expireDate} 到期</span>}
        </li>
      ))}
      {ending.map(({ name, tone, text }) => (
        <li key={name}>
          <Link to={pathTo('/mine/qualificationManage')}>{name}</Link>
          <span className={styles[tone]}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
