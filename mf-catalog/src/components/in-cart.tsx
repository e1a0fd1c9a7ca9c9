import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { formatCount, pathTo } from 'shared-kernel/domain';
import styles from './in-cart.module.css';

/** How much of a product the buyer has in the cart already, by unit; nothing while there is none. */
export function InCart({ productId }: { productId: string }) {
  // Every card asks the same, which is one call; the cart of another tab is asked for when the buyer comes back.
  const { data: held = [] } = useCall(
    'memberCart/held',
    {},
    {
      select: (skus) => skus.filter((sku) => sku.productId === productId),
      refetchOnWindowFocus: true,
    },
  );
  if (held.length === 0) return null;
  return (
    <Link to={pathTo('/shoppingCar')} className={styles['held']}>
      购物车已有 {held.map(({ count, unitName }) => formatCount(count, unitName)).join('、')}
    </Link>
  );
}
