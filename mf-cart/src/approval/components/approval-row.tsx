import { Link } from 'react-router-dom';
import type { ApprovalHead } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Amount, Button } from 'shared-kernel/ui';
import { keepDecision, useDecisionDraft } from '../model/decision-draft-store';
import styles from './approval-row.module.css';
import { ApprovalTag } from './approval-tag';
import { DecisionForm } from './decision-form';

/** An order that waits for approval, decided in its row. */
export function ApprovalRow({ approval }: { approval: ApprovalHead }) {
  const { id, no, askerName, isOwn, status, reasons, totalAmountUnit, goodsCount, createTime, mayDecide } =
    approval;
  const draft = useDecisionDraft(id);
  const open = (verdict: 'approved' | 'refused') => keepDecision(id, { verdict, words: '' });
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <Link to={pathTo('/shoppingCar/approval', { id })}>审批 {no}</Link>
        <ApprovalTag status={status} />
        <Amount value={totalAmountUnit} tone="price" />
        <span className={styles['facts']}>
          {!isOwn && `${askerName}，`}
          {formatCount(goodsCount, '种')}商品，{createTime.slice(0, 16)}
        </span>
      </div>
      <p className={styles['reasons']}>{reasons.join('；')}</p>
      {mayDecide && draft && <DecisionForm approval={approval} draft={draft} />}
      {mayDecide && !draft && (
        <div className={styles['buttons']}>
          <Button aria-label={`不批准 审批 ${no}`} onClick={() => open('refused')}>
            不批准
          </Button>
          <Button aria-label={`批准 审批 ${no}`} onClick={() => open('approved')}>
            批准
          </Button>
        </div>
      )}
    </li>
  );
}
