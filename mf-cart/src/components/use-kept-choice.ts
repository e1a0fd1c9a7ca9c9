import { useMemo } from 'react';
import { forgetChoice, keepChoice, useChoice } from '../model/choice-store';

/**
 * Ids that the buyer has chosen, or left out, on a page: they survive a reload and the end of a session, so that a
 * button does afterwards what it was pressed for.
 * @param page its name, with the id of what it shows
 */
export function useKeptChoice(page: string): [ReadonlySet<string>, (ids: ReadonlySet<string>) => void] {
  const kept = useChoice(page);
  const ids = useMemo(() => new Set(kept), [kept]);
  const keep = (next: ReadonlySet<string>) =>
    next.size > 0 ? keepChoice(page, [...next]) : forgetChoice(page);
  return [ids, keep];
}
