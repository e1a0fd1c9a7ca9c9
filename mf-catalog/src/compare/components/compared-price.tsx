import type { ProductRow } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';
import { Price } from 'shared-kernel/ui';
import { payPrice, struckPrice } from '../../model/sku-amounts';
import styles from './compared-price.module.css';

/** The price of each unit as this buyer pays it; where they have none, the listed one by its name. Visitors see that alone. */
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
