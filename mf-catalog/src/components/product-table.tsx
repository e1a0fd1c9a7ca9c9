import { useEffect, useRef } from 'react';
import { moveByKey, VisuallyHidden } from 'shared-kernel/ui';
import { type ChosenUnits, isUnitOut, withCount, withSelected } from '../model/chosen-units';
import { specColumns } from '../model/spec-columns';
import { rowsOf, type TableProduct } from '../model/table-rows';
import styles from './product-table.module.css';
import { ProductTableRow } from './product-table-row';

export interface ProductTableProps {
  label: string;
  products: readonly TableProduct[];
  chosen: ChosenUnits;
  onChange: (change: (chosen: ChosenUnits) => ChosenUnits) => void;
  /** Showing the previous data until new data has loaded. */
  isOutdated: boolean;
  /** The search text to mark. */
  search: string;
}

const mostSpecs = 3;

/** Products as table rows, one per unit: for buyers who know what they want, and how many. */
export function ProductTable({ label, products, chosen, onChange, isOutdated, search }: ProductTableProps) {
  const rows = rowsOf(products);
  const specs = specColumns(products, mostSpecs);
  const countOf = (skuId: string) =>
    chosen[skuId]?.count ?? rows.find(({ sku }) => sku?.id === skuId)?.product.lastCount ?? 1;
  const skus = rows.flatMap(({ sku }) => (sku && !isUnitOut(sku) ? [sku] : []));
  const selected = skus.filter(({ id }) => chosen[id]?.isSelected).length;
  const select = (some: typeof skus, isSelected: boolean) =>
    onChange((now) => withSelected(now, some, isSelected, ({ id }) => countOf(id)));

  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current) all.current.indeterminate = selected > 0 && selected < skus.length;
  }, [selected, skus.length]);

  return (
    <div className={styles['room']}>
      <table
        className={isOutdated ? `${styles['table']} ${styles['outdated']}` : styles['table']}
        aria-label={label}
        aria-busy={isOutdated}
        onKeyDownCapture={moveByKey}
      >
        <thead>
          <tr>
            <th scope="col" className={styles['select']}>
              <input
                ref={all}
                type="checkbox"
                aria-label="选择本页全部商品"
                disabled={skus.length === 0}
                checked={skus.length > 0 && selected === skus.length}
                onChange={({ target }) => select(skus, target.checked)}
              />
            </th>
            <th scope="col" className={styles['picture']}>
              <VisuallyHidden>图片</VisuallyHidden>
            </th>
            <th scope="col" className={styles['model']}>
              型号
            </th>
            <th scope="col" className={styles['product']}>
              商品
            </th>
            {specs.map((name) => (
              <th key={name} scope="col" className={styles['spec']}>
                {name}
              </th>
            ))}
            <th scope="col" className={styles['unit']}>
              单位与包装
            </th>
            <th scope="col" className={styles['stock']}>
              库存
            </th>
            <th scope="col" className={styles['price']}>
              您的价
            </th>
            <th scope="col" className={styles['quantity']}>
              数量
            </th>
            <th scope="col" className={styles['action']}>
              <VisuallyHidden>操作</VisuallyHidden>
            </th>
            <th scope="col" className={styles['list']}>
              清单
            </th>
            <th scope="col" className={styles['compare']}>
              对比
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProductTableRow
              key={row.sku?.id ?? row.product.id}
              row={row}
              specs={specs}
              search={search}
              chosen={row.sku ? chosen[row.sku.id] : undefined}
              onCount={(sku, count) => onChange((now) => withCount(now, sku, count))}
              onSelect={(sku, isSelected) => select([sku], isSelected)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
