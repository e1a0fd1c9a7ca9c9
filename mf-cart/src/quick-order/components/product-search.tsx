import { useId, useState } from 'react';
import { useCall } from 'shared-kernel/calls';
import type { Product } from 'shared-kernel/contracts';
import { unbroken } from 'shared-kernel/domain';
import { Button, Skeleton } from 'shared-kernel/ui';
import { useSettled } from '../../components/use-settled';
import { CellInput } from './cell-input';
import styles from './product-search.module.css';

export interface ProductSearchProps {
  /** Of the row, from 1. */
  number: number;
  /** Initial search text. */
  term: string;
  onPick: (product: Product) => void;
}

const typingPauseMs = 300;
const shownProducts = 6;

/** Finds the product of a row with an unknown model by its name. */
export function ProductSearch({ number, term, onPick }: ProductSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = useSettled(typed ?? '', typingPauseMs).trim();
  const listId = useId();
  const isOpen = typed !== null;
  const found = useCall('product/page', isOpen && name ? { name, pageSize: shownProducts } : null);

  if (!isOpen) {
    return (
      <Button kind="text" aria-label={`第 ${number} 行 按名称查找商品`} onClick={() => setTyped(term)}>
        按名称查找
      </Button>
    );
  }
  const products = found.data?.list;
  return (
    <div className={styles['search']}>
      <CellInput
        label={`第 ${number} 行 商品名称`}
        placeholder="商品名称"
        maxLength={100}
        autoFocus
        aria-controls={listId}
        value={typed}
        onChange={setTyped}
      />
      <div id={listId} role="status" aria-busy={found.isFetching}>
        {name && !products && (found.error ? '查找失败，请稍后再试' : <Skeleton height="44px" />)}
        {name && products?.length === 0 && '没有找到商品，请换个名称'}
        {products && products.length > 0 && (
          <ul className={styles['found']} aria-label="找到的商品">
            {products.map((product) => (
              <li key={product.id}>
                <button type="button" onClick={() => onPick(product)}>
                  {unbroken(product.name)} <span>{product.model}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
