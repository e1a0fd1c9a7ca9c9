import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo, unbroken } from 'shared-kernel/domain';
import { ProductPicture } from 'shared-kernel/ui';
import styles from './product-cell.module.css';

export interface ProductCellProps {
  name: string;
  model: string;
  imageUrl: string;
  /** Makes the name a link to this product's page in a new tab. */
  productId?: string;
  /** 特价, 赠品 */
  tag?: ReactNode;
  /** Further lines of the same product omit the picture, but not its space. */
  leads?: boolean;
  /** Beside the model. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Picture, name and model of a product. */
export function ProductCell({
  name,
  model,
  imageUrl,
  productId,
  tag,
  leads = true,
  aside,
  children,
}: ProductCellProps) {
  return (
    <div className={styles['product']} data-leads={leads}>
      <div className={styles['picture']}>
        {leads && <ProductPicture src={imageUrl} alt="" sizes="76px" />}
      </div>
      <div className={styles['text']}>
        <p>
          {productId ? (
            <Link to={pathTo('/home/detail', { id: productId })} target="_blank" className={styles['name']}>
              {unbroken(name)}
            </Link>
          ) : (
            <span className={styles['name']}>{unbroken(name)}</span>
          )}{' '}
          {tag}
        </p>
        <div className={styles['facts']}>
          <p className={styles['model']}>{model}</p>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
