import type { Product } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { addCompared, removeCompared, useCompared } from '../model/compared-products';
import styles from './compare-box.module.css';

export interface CompareBoxProps {
  product: Pick<Product, 'id' | 'model' | 'name'>;
  /** In the corner of a card. */
  onCard?: boolean;
  /** In a row of a table, which has no room for a word on every line. */
  compact?: boolean;
}

/** Chooses a product to be compared with others (docs/decisions.md#four-side-by-side). */
export function CompareBox({ product, onCard = false, compact = false }: CompareBoxProps) {
  const isCompared = useCompared().some(({ id }) => id === product.id);
  const change = (isWanted: boolean) => {
    if (!isWanted) removeCompared(product.id);
    else if (!addCompared(product)) {
      void toast.warning(`最多对比 ${limits.comparedProducts} 件商品，请先移除一件`);
    }
  };
  const look = [styles['box'], onCard && styles['onCard'], compact && styles['compact']];
  return (
    <label className={look.filter(Boolean).join(' ')}>
      <input
        type="checkbox"
        aria-label={`对比 ${product.model} ${product.name}`}
        checked={isCompared}
        onChange={({ target }) => change(target.checked)}
      />
      对比
    </label>
  );
}
