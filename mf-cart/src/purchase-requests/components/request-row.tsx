import { Link } from 'react-router-dom';
import type { PurchaseRequestHead } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Amount } from 'shared-kernel/ui';
import { SelectBox } from '../../components/select-box';
import { requestTitle, stateOfRequest, statesText } from '../model/request-facts';
import styles from './request-row.module.css';
import { StateTag } from './state-tag';

export interface RequestRowProps {
  request: PurchaseRequestHead;
  /** Undefined where nothing can be chosen. */
  chosen: boolean | undefined;
  onChoose: () => void;
}

/** A request in the list: who wants how much by when, and how far it has come. */
export function RequestRow({ request, chosen, onChoose }: RequestRowProps) {
  const { id, applicantName, isOwn, reason, wantedDate, createTime, lineCount, states, amountUnit } = request;
  const state = stateOfRequest(request);
  const title = requestTitle(request);
  const mixed = statesText(request);
  return (
    <li className={styles['row']}>
      {chosen !== undefined && (
        <SelectBox
          label={`选择 ${title}`}
          state={chosen ? 'all' : 'none'}
          disabled={states.open === 0}
          onToggle={onChoose}
        />
      )}
      <div className={styles['text']}>
        <Link to={pathTo('/shoppingCar/request', { id })} className={styles['title']}>
          {title}
        </Link>
        <StateTag state={state} />
        <span className={styles['facts']}>
          {!isOwn && <span>{applicantName}</span>}
          <span>{formatCount(lineCount, '种')}商品</span>
          {mixed && <span>{mixed}</span>}
          <Amount value={amountUnit} />
          <span>{wantedDate ? `${wantedDate} 前到货` : `${createTime.slice(0, 10)} 申请`}</span>
        </span>
        {reason && <p className={styles['reason']}>{reason}</p>}
      </div>
    </li>
  );
}
