import { Link } from 'react-router-dom';
import type { ReplyOf } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { endingQualifications, todayInChina } from '../../model/qualification-notice';
import styles from './waiting-dates.module.css';

export interface WaitingDatesProps {
  giftPacks: ReplyOf<'client/todo'>['giftPacks'];
  qualifications: ReplyOf<'client/getClientAllCertList'>;
}

/** Todos with a deadline: gift packs to configure and expiring certificates. */
export function WaitingDates({ giftPacks, qualifications }: WaitingDatesProps) {
  const ending = endingQualifications(qualifications, todayInChina());
  if (giftPacks.length + ending.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label="到期提醒">
      {giftPacks.map(({ orderId, no, expireDate }) => (
        <li key={orderId}>
          <Link to={pathTo('/orderCenter/orderDetail', { id: orderId })} target="_blank" rel="noopener">
            订单 {no} 的礼包待配置
          </Link>
          {expireDate && <span className={styles['warn']}>{expireDate} 到期</span>}
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
