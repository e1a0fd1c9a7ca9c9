import type { Product } from 'shared-kernel/contracts';
import { Amount, ProductPicture, Tag } from 'shared-kernel/ui';
import styles from './product-card.module.css';
import { ProductLink } from './product-link';

export interface ProductCardProps {
  product: Product;
  /** `wide`: picture beside the text, in the 200 px high areas. */
  layout?: 'tall' | 'wide';
}

const pictureSizes = {
  tall: '(width < 992px) 44vw, 240px',
  wide: '128px',
};

/** A product in a list: model, name, special-offer tag, and list price or else selling point (section 2). */
export function ProductCard({ product, layout = 'tall' }: ProductCardProps) {
  const { id, model, name, label, imageUrl, gwPrice, unitName, sellingPoint } = product;
  return (
    <ProductLink id={id} className={`${styles['card']} ${styles[layout]}`}>
      <span className={styles['picture']}>
        <ProductPicture src={imageUrl} alt="" sizes={pictureSizes[layout]} />
      </span>
      <span className={styles['text']}>
        <span className={styles['model']}>
          {model}
          {label && <Tag tone="offer">{label}</Tag>}
        </span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['foot']}>
          {gwPrice === null ? (
            <span className={styles['selling']}>{sellingPoint}</span>
          ) : (
            <Amount value={gwPrice} unit={unitName} tone="price" />
          )}
        </span>
      </span>
    </ProductLink>
  );
}
