import type { ProductSpu } from 'shared-kernel/contracts';
import { pathTo, unbroken } from 'shared-kernel/domain';
import { ButtonLink, ProductPicture } from 'shared-kernel/ui';
import styles from './coming-soon.module.css';

/** Shown for a product that is not yet listed, status 2 (docs/specification.md#product-detail). */
export function ComingSoon({ product: { model, name, imageUrl } }: { product: ProductSpu }) {
  return (
    <section className={styles['panel']}>
      <div className={styles['picture']}>
        <ProductPicture src={imageUrl} alt="" sizes="240px" priority />
      </div>
      <p className={styles['model']}>{model}</p>
      <h1>{unbroken(name)}</h1>
      <p className={styles['soon']}>即将上市</p>
      <p>该商品尚未上架，敬请期待</p>
      <ButtonLink to={pathTo('/home')}>返回首页</ButtonLink>
    </section>
  );
}
