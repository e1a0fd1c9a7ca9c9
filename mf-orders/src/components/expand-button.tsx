import { Button } from 'shared-kernel/ui';
import styles from './expand-button.module.css';

export interface ExpandButtonProps {
  /** 展开其余 3 种商品 */
  text: string;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Expands or collapses the rest of a list. */
export function ExpandButton({ text, isExpanded, onToggle }: ExpandButtonProps) {
  return (
    <span className={styles['expand']}>
      <Button kind="text" aria-expanded={isExpanded} onClick={onToggle}>
        {isExpanded ? '收起' : text}
      </Button>
    </span>
  );
}
