import { useState } from 'react';

/** The first `limit` items of a list, until the buyer expands it. */
export function useCollapsed<Item>(items: readonly Item[], limit: number) {
  const [isExpanded, setIsExpanded] = useState(false);
  return {
    shown: isExpanded ? items : items.slice(0, limit),
    hidden: Math.max(0, items.length - limit),
    isExpanded,
    toggle: () => setIsExpanded(!isExpanded),
  };
}
