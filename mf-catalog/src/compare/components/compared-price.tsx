import type { ProductRow } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';
import { Price } from 'shared-kernel/ui';
import { payPrice, struckPrice } from '../../model/sku-amounts';
import styles from './compared-price.module.css';

/**
 * This buyer's price of each unit; without one, the list price by its name. Visitors see the list price only.
 */
export function ComparedPrice({ product }: { product: ProductRow }) {
  const isBuyer = useSession() !== null;
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
  if (gwPrice !== null) return <Price own={null} list={gwPrice} unit={unitName} isBuyer={isBuyer} />;
  return priceAfterLogin ? '登录后查看价格' : '—';
}
