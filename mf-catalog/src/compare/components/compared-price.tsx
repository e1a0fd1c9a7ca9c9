import type { ProductRow } from 'shared-kernel/contracts';
import { Price } from 'shared-kernel/ui';
import { payPrice, struckPrice } from '../../model/sku-amounts';
import styles from './compared-price.module.css';

/** The price of each unit as this buyer pays it; for who has none of their own the listed price. */
export function ComparedPrice({ product }: { product: ProductRow }) {
  const { canOrder, productSkues, gwPrice, unitName, priceAfterLogin } = product;
  if (canOrder && productSkues.length > 0) {
    return (
      <span className={styles['prices']}>
        {productSkues.map((sku) => (
          <Price key={sku.id} own={payPrice(sku)} list={struckPrice(sku)} unit={sku.name} unnamed />
        ))}
      </span>
    );
  }
  if (gwPrice !== null) return <Price own={null} list={gwPrice} unit={unitName} />;
  return priceAfterLogin ? '登录后查看价格' : '—';
}
