import { type CallResult, useCall } from 'shared-kernel/calls';
import type { ReplyOf } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';

/** The client's budgets; a client's only member has none. */
export function useBudgets(): CallResult<ReplyOf<'budget/list'>> {
  const hasColleagues = useSession()?.user.roles !== undefined;
  return useCall('budget/list', hasColleagues ? {} : null, { silent: true, refetchOnWindowFocus: true });
}
