import { useState } from 'react';
import { waitingTime } from '../model/waiting-time';

interface Asked {
  state: { data: unknown; dataUpdateCount: number; errorUpdateCount: number };
}

/**
 * The `refetchInterval` of what the provider may change while the buyer looks at it. A page that is hidden, by the
 * page cache or behind another tab, does not ask; TanStack Query sees to that.
 */
export function useAskingAgain() {
  const [lastChange] = useState<{ data: unknown; count: number }>({ data: undefined, count: 0 });
  return ({ state: { data, dataUpdateCount, errorUpdateCount } }: Asked): number => {
    const count = dataUpdateCount + errorUpdateCount;
    // A reply that says the same is the same object.
    if (data !== lastChange.data) Object.assign(lastChange, { data, count });
    return waitingTime(count - lastChange.count);
  };
}
