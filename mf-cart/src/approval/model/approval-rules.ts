import type { ApprovalRule, RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import { lineProblem } from '../../model/line-problem';
import { readAmount } from '../../model/read-amount';

/** What the server would refuse in the words of a decision; null for nothing. */
export function wordsProblem({ verdict, words }: { verdict: string; words: string }): string | null {
  if (verdict === 'refused' && !words.trim()) return '请填写不批准的原因，提交人会看到';
  return lineProblem(words, '意见', limits.reasonMax);
}

/** A rule that is being typed. */
export interface RuleDraft {
  /** '' for none. */
  minAmount: string;
  categoryIds: readonly string[];
  newProducts: boolean;
  overBudget: boolean;
  steps: readonly (readonly string[])[];
}

export const emptyRule: RuleDraft = {
  minAmount: '',
  categoryIds: [],
  newProducts: false,
  overBudget: false,
  steps: [[]],
};

export const draftOf = ({
  minAmount,
  categoryIds,
  newProducts,
  overBudget,
  steps,
}: ApprovalRule): RuleDraft => ({
  minAmount: minAmount ?? '',
  categoryIds,
  newProducts,
  overBudget,
  steps: steps.map((step) => step.map(({ id }) => id)),
});

export interface RuleProblems {
  minAmount?: string;
  conditions?: string;
  steps?: string;
}

/** What the server would refuse in a rule, at its place. */
export function ruleProblems({
  minAmount,
  categoryIds,
  newProducts,
  overBudget,
  steps,
}: RuleDraft): RuleProblems {
  const problems: RuleProblems = {};
  if (minAmount.trim() && readAmount(minAmount) === null)
    problems.minAmount = '请填写金额，如 5000 或 5000.00';
  if (!minAmount.trim() && categoryIds.length === 0 && !newProducts && !overBudget)
    problems.conditions = '请至少选择一个条件';
  const empty = steps.findIndex((step) => step.length === 0);
  if (empty >= 0) problems.steps = `请为第 ${empty + 1} 步选择审批人`;
  return problems;
}

/** A rule without problems, as it is sent. */
export const toRule = (draft: RuleDraft, id: string | undefined): RequestOf<'approval/rule/save'> => ({
  ...(id !== undefined && { id }),
  minAmount: draft.minAmount.trim() ? readAmount(draft.minAmount) : null,
  categoryIds: [...draft.categoryIds],
  newProducts: draft.newProducts,
  overBudget: draft.overBudget,
  steps: draft.steps.map((step) => [...step]),
});

/** When a rule holds, in one sentence. */
export const conditionText = ({ minAmount, categoryNames, newProducts, overBudget }: ApprovalRule): string =>
  [
    minAmount !== null && `实付合计达到 ${formatYuan(minAmount)}`,
    categoryNames.length > 0 && `含${categoryNames.join('、')}`,
    newProducts && '含从未购买过的商品',
    overBudget && '超出科室预算',
  ]
    .filter(Boolean)
    .join('，且');

/** 第 1 步 吴院长或郑书记 → 第 2 步 … */
export const stepsText = (steps: readonly (readonly string[])[]): string =>
  steps.map((names, index) => `第 ${index + 1} 步 ${names.join('或')}`).join(' → ');
