import type { CartLine } from 'shared-kernel/contracts';
import { Button, Tag } from 'shared-kernel/ui';
import { ProductCell } from '../../components/product-cell';
import { linesOf } from '../../model/cart-lines';
import styles from './unlisted-lines.module.css';

export interface UnlistedLinesProps {
  products: readonly CartLine[];
  onClear: () => void;
}

/** 失效商品: unlisted lines, in a separate list until the buyer clears it. */
export function UnlistedLines({ products, onClear }: UnlistedLinesProps) {
  return (
    <section className={styles['unlisted']} aria-labelledby="unlisted-lines">
      <header className={styles['head']}>
        <h2 id="unlisted-lines">失效商品（{linesOf(products).length}）</h2>
        <Button kind="text" onClick={onClear}>
          清空失效商品
        </Button>
      </header>
      <ul>
        {products.flatMap(({ productSpu, memberCartSkus }) =>
          memberCartSkus.map((line) => (
            <li key={line.id} className={styles['line']}>
              <ProductCell name={productSpu.name} model={productSpu.model} imageUrl={productSpu.imageUrl} />
              <span>{line.name}</span>
              <Tag>已失效</Tag>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
