import { limits } from 'shared-kernel/domain';
import { lineProblem } from './line-problem';

export interface ListSettings {
  name: string;
  shared: boolean;
}

/** Why the server would refuse a name; null if it would not. */
export const nameProblem = (name: string): string | null =>
  name.trim() ? lineProblem(name, '名称', limits.purchaseListNameMax) : '请填写清单名称';
