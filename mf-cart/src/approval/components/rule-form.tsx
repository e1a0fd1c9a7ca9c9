import { useState } from 'react';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import { categoryType, limits } from 'shared-kernel/domain';
import { Button, toast } from 'shared-kernel/ui';
import { Field } from '../../components/field';
import { type RuleDraft, ruleProblems, toRule } from '../model/approval-rules';
import { forgetRule, keepRule } from '../model/rule-draft-store';
import { ChoiceBoxes } from './choice-boxes';
import styles from './rule-form.module.css';

export interface RuleFormProps {
  /** Undefined for a new rule. */
  id: string | undefined;
  /** Under which the draft is kept. */
  draftId: string;
  draft: RuleDraft;
  approvers: readonly { id: string; name: string }[];
}

const otherConditions = ['newProducts', 'overBudget'] as const;

/** Those of a step who may still approve. */
const approving = (step: readonly string[], approvers: RuleFormProps['approvers']) =>
  step.filter((one) => approvers.some(({ id }) => id === one));

/** When orders need approval, and by whom. */
export function RuleForm({ id, draftId, draft: kept, approvers }: RuleFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const categories = useCall('product/catagories', { type: categoryType.goods }).data ?? [];
  const saving = useCallMutation('approval/rule/save', {
    silent: true,
    untilFresh: true,
    onSuccess: () => {
      forgetRule(draftId);
      void toast.success('规则已保存');
    },
  });
  const draft = { ...kept, steps: kept.steps.map((step) => approving(step, approvers)) };
  const found = ruleProblems(draft);
  const problems = isChecked ? found : {};
  const set = (change: Partial<RuleDraft>) => keepRule(draftId, { ...draft, ...change });
  const setStep = (index: number, step: readonly string[]) =>
    set({ steps: draft.steps.map((one, at) => (at === index ? step : one)) });

  return (
    <form
      className={styles['form']}
      aria-label={id === undefined ? '新规则' : '修改规则'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (Object.keys(found).length === 0) saving.mutate(toRule(draft, id));
      }}
    >
      <Field label="实付合计达到（元）" error={problems.minAmount}>
        {(props) => (
          <input
            type="text"
            inputMode="decimal"
            placeholder="不限"
            value={draft.minAmount}
            onChange={({ target }) => set({ minAmount: target.value })}
            {...props}
          />
        )}
      </Field>
      <ChoiceBoxes
        legend="含这些分类的商品"
        choices={categories}
        chosen={draft.categoryIds}
        onChange={(categoryIds) => set({ categoryIds })}
      />
      <ChoiceBoxes
        legend="其他条件"
        choices={[
          { id: 'newProducts', name: '含从未购买过的商品' },
          { id: 'overBudget', name: '超预算（预算为仅提示的科室）' },
        ]}
        chosen={otherConditions.filter((condition) => draft[condition])}
        onChange={(chosen) =>
          set({
            newProducts: chosen.includes('newProducts'),
            overBudget: chosen.includes('overBudget'),
          })
        }
      />
      {problems.conditions && (
        <p role="alert" className={styles['problem']}>
          {problems.conditions}
        </p>
      )}
      {draft.steps.map((step, index) => (
        <ChoiceBoxes
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing but its place
          key={index}
          legend={`第 ${index + 1} 步审批人（其中一人批准即可）`}
          choices={approvers}
          chosen={step}
          onChange={(chosen) => setStep(index, chosen)}
        />
      ))}
      <p role="alert" className={styles['problem']}>
        {problems.steps ?? saving.error?.message}
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" busy={saving.isPending}>
          保存规则
        </Button>
        {draft.steps.length < limits.approvalSteps && (
          <Button onClick={() => set({ steps: [...draft.steps, []] })}>增加一步</Button>
        )}
        {draft.steps.length > 1 && (
          <Button onClick={() => set({ steps: draft.steps.slice(0, -1) })}>减少一步</Button>
        )}
        <Button kind="text" onClick={() => forgetRule(draftId)}>
          取消
        </Button>
      </div>
    </form>
  );
}
