import { useState } from 'react';
import type { ProductRow } from 'shared-kernel/contracts';
import { Button } from 'shared-kernel/ui';
import { CompareTable } from './compare-table';
import styles from './comparison.module.css';

export interface ComparisonProps {
  products: readonly ProductRow[];
  onRemove: (id: string) => void;
}

/** The comparison table with its options. */
export function Comparison({ products, onRemove }: ComparisonProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  return (
    <>
      <div className={styles['tools']}>
        <label>
          <input
            type="checkbox"
            checked={onlyDifferent}
            disabled={products.length < 2}
            onChange={({ target }) => setOnlyDifferent(target.checked)}
          />
          只看不同
        </label>
        {products.length < 2 && <span>再勾选一件商品，即可对比</span>}
        <Button onClick={() => window.print()}>打印</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it scrolls only where it can be reached */}
      <section className={styles['scroll']} aria-label="对比表" tabIndex={0}>
        <CompareTable products={products} onlyDifferent={onlyDifferent} onRemove={onRemove} />
      </section>
    </>
  );
}
