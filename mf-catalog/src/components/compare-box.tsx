import type { Product } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { addCompared, removeCompared } from '../model/compared-store';
import styles from './compare-box.module.css';
import { useCompared } from './use-compared';

export interface CompareBoxProps {
  product: Pick<Product, 'id' | 'model' | 'name'>;
  /** On a card: in a corner of its picture, below the text beside the picture, or beside the stock of what is ordered. */
  onCard?: 'above' | 'below' | 'beside';
  /** Without a visible label, in a column with a heading. */
  bare?: boolean;
}

/** Checkbox to compare a product with others (docs/decisions/catalogue.md#compare-up-to-four). */
export function CompareBox({ product, onCard, bare = false }: CompareBoxProps) {
  const isCompared = useCompared().some(({ id }) => id === product.id);
  const change = (isWanted: boolean) => {
    if (!isWanted) removeCompared(product.id);
    else if (!addCompared(product)) {
      void toast.warning(`最多对比 ${limits.comparedProducts} 件商品，请先移除一件`);
    }
  };
  return (
    <label className={onCard ? `${styles['box']} ${styles['onCard']} ${styles[onCard]}` : styles['box']}>
      <input
        type="checkbox"
        aria-label={`对比 ${product.model} ${product.name}`}
        checked={isCompared}
        onChange={({ target }) => change(target.checked)}
      />
      {!bare && '对比'}
    </label>
  );
}
