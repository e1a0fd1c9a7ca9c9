import { useState } from 'react';
import type { ApprovalHead } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import { Button } from 'shared-kernel/ui';
import { Field } from '../../components/field';
import { wordsProblem } from '../model/approval-rules';
import { type DecisionDraft, forgetDecision, keepDecision } from '../model/decision-draft-store';
import styles from './decision-form.module.css';
import { useDecision } from './use-decision';

export interface DecisionFormProps {
  approval: Pick<ApprovalHead, 'id' | 'no' | 'digest' | 'totalAmountUnit'>;
  draft: DecisionDraft;
  /** Stands by itself, not in a row. */
  isCard?: boolean;
}

/** Confirms a decision, with words for who asked; a refusal needs them. */
export function DecisionForm({ approval, draft, isCard = false }: DecisionFormProps) {
  const { id, no, digest, totalAmountUnit } = approval;
  const [isChecked, setIsChecked] = useState(false);
  const decision = useDecision();
  const problem = (isChecked ? wordsProblem(draft) : null) ?? decision.error?.message;
  const isApproval = draft.verdict === 'approved';

  function send(): void {
    setIsChecked(true);
    if (wordsProblem(draft) === null) decision.mutate({ id, digest, ...draft });
  }

  return (
    <form
      className={styles['form']}
      data-card={isCard || undefined}
      aria-label={`${isApproval ? '批准' : '不批准'} 审批 ${no}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={isApproval ? '意见（选填）' : '不批准的原因'} error={problem}>
        {(props) => (
          <input
            type="text"
            autoComplete="off"
            maxLength={limits.reasonMax}
            value={draft.words}
            onChange={({ target }) => keepDecision(id, { ...draft, words: target.value })}
            {...props}
          />
        )}
      </Field>
      <div className={styles['buttons']}>
        <Button onClick={() => forgetDecision(id)}>取消</Button>
        <Button type="submit" kind={isApproval ? 'primary' : 'danger'} busy={decision.isPending}>
          {isApproval ? `确认批准 ${formatYuan(totalAmountUnit)}` : '确认不批准'}
        </Button>
      </div>
    </form>
  );
}
