import { useState } from 'react';
import { type CallReply, type CallRequest, type CallResult, useCall } from 'shared-kernel/calls';
import type { ReadPath } from 'shared-kernel/contracts';
import { waitingTime } from '../model/waiting-time';

/**
 * A reply that may change while the buyer looks at it: the provider moves orders on, contracts are signed in
 * another tab. It is refetched when the buyer returns to the tab, and polled with growing intervals while
 * nothing changes. A hidden page, cached or in another tab, does not poll.
 * @param isOver whether the reply is final
 */
export function useFollowed<Path extends ReadPath>(
  path: Path,
  request: CallRequest<Path>,
  isOver: (reply: CallReply<Path>) => boolean = () => false,
): CallResult<CallReply<Path>> {
  const [lastChange] = useState<{ data: unknown; count: number }>({ data: undefined, count: 0 });
  return useCall<Path>(path, request, {
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (data !== undefined && isOver(data)) return false;
      const count = dataUpdateCount + errorUpdateCount;
      // An equal reply is the same object (structural sharing).
      if (data !== lastChange.data) Object.assign(lastChange, { data, count });
      return waitingTime(count - lastChange.count);
    },
  });
}
