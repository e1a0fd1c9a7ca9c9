import { useId, useState } from 'react';
import { limits } from 'shared-kernel/domain';
import { ParamsLink } from 'shared-kernel/ui';
import { collapsedChips } from '../model/collapsed-chips';
import styles from './chip-row.module.css';

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

/** A row of chips, each a link; beyond 5 they are hidden behind 更多 (docs/specification.md#category-page). */
export function ChipRow({ label, allParams, chips, chosenId }: ChipRowProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const listId = useId();
  const shown = isExpanded ? chips : collapsedChips(chips, chosenId);
  return (
    <nav className={styles['row']} aria-label={label}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <ul id={listId} className={isExpanded ? styles['expanded'] : undefined}>
        {[{ id: null, name: '全部', params: allParams }, ...shown].map(({ id, name, params }) => (
          <li key={id}>
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
      {chips.length > limits.categoryChips && (
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
