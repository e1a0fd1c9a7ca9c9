import type { Budget, RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { lineProblem } from '../../model/line-problem';
import { readAmount } from '../../model/read-amount';

/** A budget that is being typed. */
export interface BudgetDraft {
  department: string;
  /** `YYYY-MM-DD`, or '' for none. */
  fromDate: string;
  toDate: string;
  plannedAmount: string;
  blocks: boolean;
}

/** For the year of a day. @param today `YYYY-MM-DD` */
export const emptyBudget = (today: string): BudgetDraft => ({
  department: '',
  fromDate: `${today.slice(0, 4)}-01-01`,
  toDate: `${today.slice(0, 4)}-12-31`,
  plannedAmount: '',
  blocks: false,
});

export const draftOf = ({ department, fromDate, toDate, plannedAmount, blocks }: Budget): BudgetDraft => ({
  department,
  fromDate,
  toDate,
  plannedAmount,
  blocks,
});

export type BudgetField = Exclude<keyof BudgetDraft, 'blocks'>;

/** What the server would refuse in a budget, at its place. */
export function budgetProblems({
  department,
  fromDate,
  toDate,
  plannedAmount,
}: BudgetDraft): Partial<Record<BudgetField, string>> {
  const problems: Partial<Record<BudgetField, string>> = {};
  const ofDepartment = department.trim()
    ? lineProblem(department, '科室', limits.departmentMax)
    : '请填写科室，与采购申请中的写法一致';
  if (ofDepartment) problems.department = ofDepartment;
  if (!fromDate) problems.fromDate = '请选择期间的第一天';
  if (!toDate) problems.toDate = '请选择期间的最后一天';
  else if (fromDate && toDate < fromDate) problems.toDate = '最后一天不能早于第一天';
  if (readAmount(plannedAmount) === null) problems.plannedAmount = '请填写金额，如 50000 或 50000.00';
  return problems;
}

/** A budget without problems, as it is sent. */
export const toBudget = (
  { department, fromDate, toDate, plannedAmount, blocks }: BudgetDraft,
  id: string | undefined,
): RequestOf<'budget/save'> => ({
  ...(id !== undefined && { id }),
  department: department.trim(),
  fromDate,
  toDate,
  plannedAmount: readAmount(plannedAmount) ?? '',
  blocks,
});
