import { limits, printProblem } from 'shared-kernel/domain';
import { lineProblem } from '../../model/line-problem';

export interface RequestDraft {
  department: string;
  /** `YYYY-MM-DD`, or '' for none. */
  wantedDate: string;
  reason: string;
}

export type RequestField = keyof RequestDraft;

/** What the server would refuse in a request's form, by field. @param today `YYYY-MM-DD` */
export function requestProblems(
  { department, wantedDate, reason }: RequestDraft,
  today: string,
): Partial<Record<RequestField, string>> {
  const problems: Partial<Record<RequestField, string>> = {};
  const ofDepartment = lineProblem(department, '申请科室', limits.departmentMax);
  if (ofDepartment) problems.department = ofDepartment;
  if (wantedDate && wantedDate < today) problems.wantedDate = '希望到货日期不能早于今天';
  const ofReason = printProblem(reason);
  if (ofReason) problems.reason = ofReason;
  else if (reason.trim().length > limits.requestReasonMax)
    problems.reason = `用途最多 ${limits.requestReasonMax} 个字`;
  return problems;
}

/** What the server would refuse in an answer's reason; null for nothing. */
export const answerProblem = (reason: string): string | null =>
  reason.trim() ? lineProblem(reason, '原因', limits.reasonMax) : '请填写原因，申请人会看到';
