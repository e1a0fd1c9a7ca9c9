import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { formatCount, pathTo } from 'shared-kernel/domain';
import styles from './in-cart.module.css';

/** The quantity of a product in the buyer's cart, by unit; nothing if there is none. */
export function InCart({ productId }: { productId: string }) {
  // All cards share this call; refetched on focus, because another tab may have changed the cart.
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
