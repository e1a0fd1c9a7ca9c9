import { useId } from 'react';
import type { Approval } from 'shared-kernel/contracts';
import { stepsText } from '../model/approval-rules';
import styles from './approval-record.module.css';

const verdicts = { approved: '批准', refused: '不批准' } as const;

/** Why an order needs approval, what has changed since it was last asked, and who decided what and when. */
export function ApprovalRecord({ approval }: { approval: Approval }) {
  const titleId = useId();
  const { reasons, changes, steps, delivery, remark, department, status, problem } = approval;
  const waiting = steps.slice(approval.decisions.length);
  return (
    <section className={styles['record']} aria-labelledby={titleId}>
      <h2 id={titleId}>审批记录</h2>
      <p>审批原因：{reasons.join('；')}</p>
      {changes.length > 0 && (
        <ul className={styles['changes']} aria-label="与上次提交不同">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {approval.decisions.length > 0 && (
        <ol aria-label="审批意见">
          {approval.decisions.map(({ step, name, forName, verdict, words, time }) => (
            <li key={step}>
              第 {step} 步：{name}
              {forName && `（代${forName}）`} {verdicts[verdict]}，{time}
              {words && `，意见：${words}`}
            </li>
          ))}
        </ol>
      )}
      {status === 'waiting' && <p>等待：{stepsText(waiting)}</p>}
      {problem && <p className={styles['changes']}>订单未提交：{problem}</p>}
      <p>收货：{delivery.join('；')}</p>
      {department && <p>计入科室：{department}</p>}
      {remark && <p>订单备注：{remark}</p>}
    </section>
  );
}
