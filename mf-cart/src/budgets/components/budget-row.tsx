import { useCallMutation, useMay } from 'shared-kernel/calls';
import type { Budget } from 'shared-kernel/contracts';
import { compareAmounts } from 'shared-kernel/money';
import { Amount, Button, confirmDialog, Tag, toast } from 'shared-kernel/ui';
import { periodText } from '../../model/budget-standing';
import { draftOf } from '../model/budget-draft';
import { keepBudget, useBudgetDraft } from '../model/budget-draft-store';
import { BudgetForm } from './budget-form';
import styles from './budget-row.module.css';

export interface BudgetRowProps {
  budget: Budget;
  departments: readonly string[];
}

/** A budget with what counts to it; who keeps budgets changes it here. */
export function BudgetRow({ budget, departments }: BudgetRowProps) {
  const { id, department, blocks, inForce, plannedAmount, requestedAmount, orderedAmount, leftAmount } =
    budget;
  const draft = useBudgetDraft(id);
  const mayKeep = useMay('budget/save');
  const removal = useCallMutation('budget/remove', {
    onSuccess: () => void toast.success('预算已删除'),
  });
  const named = `${department} ${periodText(budget)}`;
  const isOver = compareAmounts(leftAmount, 0) < 0;

  async function remove(): Promise<void> {
    const content = `请确认是否删除 ${named} 的预算？已下的订单不受影响`;
    if (await confirmDialog({ title: '提示', content, okText: '删除', danger: true })) removal.mutate({ id });
  }

  if (draft && mayKeep) {
    return (
      <li>
        <BudgetForm id={id} draftId={id} draft={draft} departments={departments} />
      </li>
    );
  }
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <h2>{department}</h2>
        <p>{periodText(budget)}</p>
        <Tag tone={blocks ? 'warn' : 'info'}>{blocks ? '超出不可提交' : '超出仅提示'}</Tag>
        {!inForce && <Tag>不在期间内</Tag>}
        {isOver && <Tag tone="bad">已超预算</Tag>}
      </div>
      <dl className={styles['amounts']}>
        <Fact name="预算" value={plannedAmount} />
        <Fact name="已申请" value={requestedAmount} />
        <Fact name="已订" value={orderedAmount} />
        <Fact name="剩余" value={leftAmount} isBad={isOver} />
      </dl>
      {mayKeep && (
        <div className={styles['buttons']}>
          <Button aria-label={`修改 ${named}`} onClick={() => keepBudget(id, draftOf(budget))}>
            修改
          </Button>
          <Button aria-label={`删除 ${named}`} busy={removal.isPending} onClick={() => void remove()}>
            删除
          </Button>
        </div>
      )}
    </li>
  );
}

function Fact({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? styles['bad'] : undefined}>
        <Amount value={value} />
      </dd>
    </div>
  );
}
