import { memo, type ReactNode } from 'react';
import type { Product, ProductSku } from 'shared-kernel/contracts';
import { Price, ProductPicture, Tag } from 'shared-kernel/ui';
import { payPrice } from '../model/sku-amounts';
import { MarkedText } from './marked-text';
import styles from './product-card.module.css';
import { ProductLink } from './product-link';

export interface ProductCardProps {
  product: Product;
  isBuyer: boolean;
  /** `wide`: picture beside the text, in the 200 px high areas; `compact`: beside model and name, over the price. */
  layout?: 'tall' | 'wide' | 'compact';
  /** The search text to mark. */
  search?: string;
  /** In the first rows of the page: its picture is fetched at once. */
  isFirst?: boolean;
  /** The unit that this card adds without a choice; the price is then that unit's. */
  unit?: ProductSku | undefined;
  /** Order controls at the bottom. */
  order?: ReactNode;
}

// As the document fetches those of cards, whoever comes (package.json).
const onCard = '(width < 992px) 44vw, 240px';
const pictureSizes = { tall: onCard, wide: '128px', compact: onCard };

export const cardLink = (layout: NonNullable<ProductCardProps['layout']>) =>
  layout === 'tall' ? styles['link'] : `${styles['link']} ${styles[layout]}`;

/**
 * A product in a list: model, name, special-offer tag, and list price or else selling point
 * (docs/specification.md#category-page), with a buyer's own price first
 * (docs/decisions/catalogue.md#own-price-first). Memoised: a thousand scroll past in the surprise zone.
 */
export const ProductCard = memo(function ProductCard({
  product,
  isBuyer,
  layout = 'tall',
  search = '',
  isFirst = false,
  unit,
  order,
}: ProductCardProps) {
  const { id, model, name, label, imageUrl, gwPrice, sellingPoint } = product;
  const price = unit
    ? { own: payPrice(unit), list: unit.priceUnit, unit: unit.name }
    : {
        own: product.minPriceUnit,
        highest: product.maxPriceUnit,
        list: gwPrice,
        unit: product.unitName,
      };
  return (
    <div className={styles['card']}>
      <ProductLink id={id} isBuyer={isBuyer} className={cardLink(layout)}>
        <span className={styles['picture']}>
          <ProductPicture src={imageUrl} alt="" sizes={pictureSizes[layout]} priority={isFirst} />
        </span>
        <span className={styles['text']}>
          <span className={styles['model']}>
            <span>
              <MarkedText text={model} search={search} />
            </span>
            {label && <Tag tone="offer">{label}</Tag>}
          </span>
          <span className={styles['name']}>
            <MarkedText text={name} search={search} />
          </span>
          <span className={styles['foot']}>
            {gwPrice === null && layout !== 'compact' && (
              <span className={styles['selling']}>{sellingPoint}</span>
            )}
            {product.priceAfterLogin && <span className={styles['afterLogin']}>登录后查看价格</span>}
            <Price {...price} isBuyer={isBuyer} />
          </span>
        </span>
      </ProductLink>
      {order}
    </div>
  );
});
