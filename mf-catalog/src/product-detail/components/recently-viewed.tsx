import { useEffect, useState } from 'react';
import type { ProductSpu } from 'shared-kernel/contracts';
import { unbroken } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Button, ProductPicture } from 'shared-kernel/ui';
import { ProductLink } from '../../components/product-link';
import { keepViewed, readViewed, withViewed } from '../model/recently-viewed';
import styles from './recently-viewed.module.css';
import { useInBrowser } from './use-in-browser';

/** Records that the buyer viewed a product, and shows the others viewed in this browser. */
export function RecentlyViewed({ product }: { product: ProductSpu }) {
  const userId = useSession()?.user.id;
  const isInBrowser = useInBrowser();
  return userId && isInBrowser ? <Viewed key={userId} userId={userId} product={product} /> : null;
}

function Viewed({ userId, product }: { userId: string; product: ProductSpu }) {
  const [others, setOthers] = useState(() => readViewed(userId).filter(({ id }) => id !== product.id));
  useEffect(() => keepViewed(userId, withViewed(readViewed(userId), product)), [userId, product]);
  if (others.length === 0) return null;

  const clear = () => {
    keepViewed(userId, []);
    setOthers([]);
  };
  return (
    <section className={styles['viewed']} aria-labelledby="recently-viewed">
      <div className={styles['head']}>
        <h2 id="recently-viewed">最近浏览</h2>
        <Button kind="text" onClick={clear}>
          清空
        </Button>
      </div>
      <ul>
        {others.map(({ id, model, name, imageUrl }) => (
          <li key={id}>
            <ProductLink id={id} isBuyer className={styles['product']}>
              <ProductPicture src={imageUrl} alt="" sizes="104px" />
              <small>{model}</small>
              <span>{unbroken(name)}</span>
            </ProductLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
