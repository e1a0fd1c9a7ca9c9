import { Link } from 'react-router-dom';
import type { Message } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Tag } from 'shared-kernel/ui';
import styles from './message-row.module.css';

export interface MessageRowProps {
  message: Message;
  onOpen: () => void;
}

const kinds: Readonly<Record<Message['type'], string>> = {
  order: '订单',
  qualification: '资质',
  account: '账号',
  arrival: '到货',
  request: '申请',
  approval: '审批',
  quote: '报价',
};

/** The page of a message's subject; all open in a new tab. */
function targetOf({ orderId, productId, purchaseRequestId, approvalId, quoteId }: Message): string | null {
  if (quoteId) return pathTo('/shoppingCar/quote', { id: quoteId });
  if (approvalId) return pathTo('/shoppingCar/approval', { id: approvalId });
  if (purchaseRequestId) return pathTo('/shoppingCar/request', { id: purchaseRequestId });
  if (orderId !== null) return pathTo('/orderCenter/orderDetail', { id: orderId });
  return productId === null ? null : pathTo('/home/detail', { id: productId });
}

export function MessageRow({ message, onOpen }: MessageRowProps) {
  const title = (
    <>
      {!message.read && <span className={styles['dot']} role="img" aria-label="未读" />}
      {message.title}
    </>
  );
  const target = targetOf(message);
  return (
    <li className={`${styles['row']} ${message.read ? '' : styles['unread']}`}>
      <div className={styles['head']}>
        <Tag tone={message.type === 'order' ? 'brand' : 'warn'}>{kinds[message.type]}</Tag>
        {target === null ? (
          <button type="button" className={styles['title']} onClick={onOpen}>
            {title}
          </button>
        ) : (
          <Link className={styles['title']} to={target} target="_blank" rel="noopener" onClick={onOpen}>
            {title}
          </Link>
        )}
        <time className={styles['time']}>{message.createTime}</time>
      </div>
      <p className={styles['content']}>{message.content}</p>
    </li>
  );
}
