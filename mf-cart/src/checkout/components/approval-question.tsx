import { useNavigate } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import { Dialog } from 'shared-kernel/dialog';
import { pathTo } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import type { SubmissionStep } from '../model/submission-step';
import styles from './submission-dialog.module.css';

export interface ApprovalQuestionProps {
  step: Extract<SubmissionStep, { kind: 'approval' }>;
  onCancel: () => void;
}

/** Says why an order needs approval, and puts it before its approvers. */
export function ApprovalQuestion({ step, onCancel }: ApprovalQuestionProps) {
  const navigate = useNavigate();
  const { reasons, changes, proposal } = step;
  const asking = useCallMutation('approval/ask', {
    silent: true,
    onSuccess: ({ id }) => {
      onCancel();
      void toast.success('已提交审批');
      void navigate(pathTo('/shoppingCar/approval', { id }));
    },
  });
  return (
    <Dialog
      title="本单需要审批"
      ask={
        <>
          <p>
            订单尚未提交：{reasons.join('；')}。全部批准后，订单按您确认的内容自动提交；内容有变则重新审批。
          </p>
          {changes.length > 0 && (
            <>
              <p>与上次提交审批的内容不同：</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
              <ul className={styles['changes']} aria-label="与上次不同的内容" tabIndex={0}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </>
          )}
          <p role="alert">{asking.error?.message}</p>
        </>
      }
      okText="提交审批"
      cancelText="返回购物车"
      busy={asking.isPending}
      onOk={() => asking.mutate(proposal.order)}
      onClose={onCancel}
    />
  );
}
