import { formatCount } from 'shared-kernel/domain';
import { VisuallyHidden } from 'shared-kernel/ui';
import styles from './facet-choice.module.css';

export interface FacetChoiceProps {
  name: string;
  /** Products that it would leave. */
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

/** One value that a list can be narrowed to, with how many products have it. */
export function FacetChoice({ name, count, isChosen, onToggle }: FacetChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['count']}>
        {formatCount(count)}
        <VisuallyHidden> 件</VisuallyHidden>
      </span>
    </label>
  );
}
