import { useState } from 'react';
import type { FittingProducts } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import { ProductCard } from '../../components/product-card';
import styles from './fitting-group.module.css';

// One row on an office screen.
const firstShown = 4;

/** Related products of one kind. */
export function FittingGroup({ kind, name, products }: FittingProducts) {
  const [isOpen, setIsOpen] = useState(false);
  const id = `fitting-${kind}`;
  return (
    <div className={styles['group']}>
      <h3 id={id}>
        {name}
        <small>{formatCount(products.length, '件')}</small>
      </h3>
      <ul aria-labelledby={id}>
        {products.slice(0, isOpen ? undefined : firstShown).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} isBuyer layout="wide" />
          </li>
        ))}
      </ul>
      {products.length > firstShown && (
        <Button kind="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : `展开全部 ${formatCount(products.length, '件')}`}
        </Button>
      )}
    </div>
  );
}
