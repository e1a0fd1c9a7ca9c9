import { useId, useRef, useState } from 'react';
import { limits } from 'shared-kernel/domain';
import { ParamsLink } from 'shared-kernel/ui';
import { chipsInOrder } from '../model/chips-in-order';
import styles from './chip-row.module.css';
import { useCutChips } from './use-cut-chips';

interface Chip {
  id: string;
  name: string;
  params: URLSearchParams;
}

export interface ChipRowProps {
  label: string;
  /** Parameters of 全部. */
  allParams: URLSearchParams;
  chips: readonly Chip[];
  /** Null when all are shown. */
  chosenId: string | null;
}

/**
 * A row of chips, each a link; of more than 5 those that the line has no room for are hidden behind 更多
 * (docs/specification.md#category-page).
 */
export function ChipRow({ label, allParams, chips, chosenId }: ChipRowProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const { count, isMore } = useCutChips(list, isExpanded, chips.map(({ id }) => id).join());
  const shown = [{ id: null, name: '全部', params: allParams }, ...chipsInOrder(chips, chosenId)];
  const firstCut = isExpanded ? shown.length : shown.length - count;
  return (
    <nav className={styles['row']} aria-label={label}>
      <ul ref={list} id={listId} className={isExpanded ? styles['expanded'] : undefined}>
        {shown.map(({ id, name, params }, place) => (
          <li key={id} className={place < firstCut ? undefined : styles['cut']}>
            <ParamsLink
              className={styles['chip']}
              params={params}
              aria-current={id === chosenId ? 'true' : undefined}
            >
              {name}
            </ParamsLink>
          </li>
        ))}
      </ul>
      {chips.length > limits.categoryChips && (isExpanded || isMore) && (
        <button
          type="button"
          className={styles['toggle']}
          aria-label={`${isExpanded ? '收起' : '更多'}${label}`}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? '收起' : '更多'}
        </button>
      )}
    </nav>
  );
}
