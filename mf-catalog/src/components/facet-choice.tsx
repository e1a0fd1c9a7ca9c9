import { formatCount } from 'shared-kernel/domain';
import { VisuallyHidden } from 'shared-kernel/ui';
import styles from './facet-choice.module.css';

export interface FacetChoiceProps {
  name: string;
  /** Number of products with it. */
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

/** A value of a facet, with the number of products that have it. */
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
