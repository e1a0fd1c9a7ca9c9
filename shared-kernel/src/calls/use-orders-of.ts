import type { ReplyOf } from '../contracts';
import { limits } from '../domain/limits';
import { useSession } from '../session';
import { useCall } from './use-call';
import { useMay } from './use-may';

export interface OrdersOf {
  /** `mine`, `all` of the client, or the id of a colleague. */
  readonly whose: string;
  /** '' for any. */
  readonly department: string;
  /** What can be chosen; null for who sees their own orders only, and for a client without colleagues. */
  readonly choices: ReplyOf<'order/colleagues'> | null;
}

const idPattern = /^[\w-]{1,64}$/;
const none: ReplyOf<'order/colleagues'> = { colleagues: [], departments: [] };

/**
 * Whose orders an address asks for (`whose`, `department`).
 * @param unsaid what is meant without `whose`
 */
export function useOrdersOf(params: URLSearchParams, unsaid: 'mine' | 'all'): OrdersOf {
  const hasColleagues = useSession()?.user.roles !== undefined;
  const mayChoose = useMay('order/colleagues') && hasColleagues;
  const { data = none } = useCall('order/colleagues', mayChoose ? {} : null, { silent: true });
  if (!mayChoose) return { whose: 'mine', department: '', choices: null };
  const whose = params.get('whose') ?? '';
  const department = params.get('department')?.trim().slice(0, limits.departmentMax) ?? '';
  return { whose: idPattern.test(whose) ? whose : unsaid, department, choices: data };
}
