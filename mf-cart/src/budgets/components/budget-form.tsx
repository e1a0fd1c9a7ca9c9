import { useId, useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import { limits } from 'shared-kernel/domain';
import { Button, toast } from 'shared-kernel/ui';
import { Field } from '../../components/field';
import { type BudgetDraft, budgetProblems, toBudget } from '../model/budget-draft';
import { forgetBudget, keepBudget } from '../model/budget-draft-store';
import styles from './budget-form.module.css';

export interface BudgetFormProps {
  /** Undefined for a new budget. */
  id: string | undefined;
  /** Under which the draft is kept. */
  draftId: string;
  draft: BudgetDraft;
  /** Departments that have budgets already. */
  departments: readonly string[];
}

const whenOver = [
  { blocks: false, text: '仅提示：超出的订单可以提交，并标明超预算' },
  { blocks: true, text: '不可提交：超出的订单不能提交' },
];

/** What a department may order in a period. */
export function BudgetForm({ id, draftId, draft, departments }: BudgetFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const [listId, radioName] = [useId(), useId()];
  const saving = useCallMutation('budget/save', {
    silent: true,
    untilFresh: true,
    onSuccess: () => {
      forgetBudget(draftId);
      void toast.success('预算已保存');
    },
  });
  const found = budgetProblems(draft);
  const problems = isChecked ? found : {};
  const set = (change: Partial<BudgetDraft>) => keepBudget(draftId, { ...draft, ...change });

  return (
    <form
      className={styles['form']}
      aria-label={id === undefined ? '新预算' : '修改预算'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (Object.keys(found).length === 0) saving.mutate(toBudget(draft, id));
      }}
    >
      <div className={styles['fields']}>
        <Field label="科室" error={problems.department}>
          {(props) => (
            <input
              type="text"
              list={listId}
              maxLength={limits.departmentMax}
              placeholder="如：手术室"
              value={draft.department}
              onChange={({ target }) => set({ department: target.value })}
              {...props}
            />
          )}
        </Field>
        <Field label="第一天" error={problems.fromDate}>
          {(props) => (
            <input
              type="date"
              value={draft.fromDate}
              onChange={({ target }) => set({ fromDate: target.value })}
              {...props}
            />
          )}
        </Field>
        <Field label="最后一天" error={problems.toDate}>
          {(props) => (
            <input
              type="date"
              value={draft.toDate}
              onChange={({ target }) => set({ toDate: target.value })}
              {...props}
            />
          )}
        </Field>
        <Field label="预算金额（元）" error={problems.plannedAmount}>
          {(props) => (
            <input
              type="text"
              inputMode="decimal"
              value={draft.plannedAmount}
              onChange={({ target }) => set({ plannedAmount: target.value })}
              {...props}
            />
          )}
        </Field>
      </div>
      <datalist id={listId}>
        {departments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <fieldset className={styles['choices']}>
        <legend>超出预算时</legend>
        {whenOver.map(({ blocks, text }) => (
          <label key={text}>
            <input
              type="radio"
              name={radioName}
              checked={draft.blocks === blocks}
              onChange={() => set({ blocks })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <p role="alert" className={styles['problem']}>
        {saving.error?.message}
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" busy={saving.isPending}>
          保存预算
        </Button>
        <Button kind="text" onClick={() => forgetBudget(draftId)}>
          取消
        </Button>
      </div>
    </form>
  );
}
