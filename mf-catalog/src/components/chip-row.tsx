import { useId, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { limits } from 'shared-kernel/domain';
import { collapsedChips } from '../model/collapsed-chips';
import styles from './chip-row.module.css';

export interface Chip {
  id: string;
  name: string;
  to: To;
}

export interface ChipRowProps {
  label: string;
  /** What 全部 leads to. */
  allTo: To;
  chips: readonly Chip[];
  /** Null when all are shown. */
  chosenId: string | null;
}

/** A row of choices, each an address of its own; beyond 5 they hide behind 更多 (section 2, category page). */
export function ChipRow({ label, allTo, chips, chosenId }: ChipRowProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const listId = useId();
  const shown = isExpanded ? chips : collapsedChips(chips, chosenId);
  return (
    <nav className={styles['row']} aria-label={label}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <ul id={listId} className={isExpanded ? styles['expanded'] : undefined}>
        {[{ id: null, name: '全部', to: allTo }, ...shown].map(({ id, name, to }) => (
          <li key={id}>
            <Link className={styles['chip']} to={to} aria-current={id === chosenId ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {chips.length > limits.categoryChips && (
        <button
          type="button"
          className={styles['toggle']}
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
