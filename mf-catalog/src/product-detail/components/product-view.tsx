import { Suspense } from 'react';
import type { ProductDetail } from 'shared-kernel/contracts';
import { pathTo, productStatus, unbroken } from 'shared-kernel/domain';
import { ButtonLink, lazyView, Skeleton, Tag } from 'shared-kernel/ui';
import { CompareBox } from '../../components/compare-box';
import { firstUnit } from '../model/first-unit';
import { AttributeFacts } from './attribute-facts';
import { Copyable } from './copyable';
import { DetailText } from './detail-text';
import { DeviceFacts } from './device-facts';
import { FamilySizes } from './family-sizes';
import { OrderPanel } from './order-panel';
import { ProductDocuments } from './product-documents';
import { ProductGallery } from './product-gallery';
import styles from './product-view.module.css';
import { RecentlyViewed } from './recently-viewed';

const ProductRelated = lazyView(() => import('./product-related'));

/** A listed product: pictures, description, price, order panel, and the legally required data. */
export function ProductView({ detail }: { detail: ProductDetail }) {
  const { productSpu: product } = detail;
  const { model, name, code, label, sellingPoint, canOrder, device, attributes, detailText } = product;
  const first = firstUnit(detail);
  return (
    <div className={styles['view']}>
      <article className={styles['product']}>
        <ProductGallery product={product} />
        <div className={styles['offer']}>
          <p className={styles['model']}>
            <Copyable name="型号" text={model} />
            {label && <Tag tone="offer">{label}</Tag>}
            <CompareBox product={product} />
          </p>
          <h1>{unbroken(name)}</h1>
          {sellingPoint && <p className={styles['selling']}>{unbroken(sellingPoint)}</p>}
          {canOrder && first ? (
            <OrderPanel {...detail} first={first} />
          ) : (
            <NotForOrder isUnlisted={product.status === productStatus.unlisted} />
          )}
          <FamilySizes id={product.id} />
          <p className={styles['code']}>
            商品编码&ensp;
            <Copyable name="商品编码" text={code} />
          </p>
        </div>
        <div className={styles['facts']}>
          {device && <DeviceFacts device={device} />}
          {attributes.length > 0 && <AttributeFacts attributes={attributes} />}
          <ProductDocuments product={product} />
        </div>
      </article>
      <Suspense fallback={<Skeleton height="240px" />}>
        <ProductRelated id={product.id} />
      </Suspense>
      <DetailText html={detailText} />
      <RecentlyViewed product={product} />
    </div>
  );
}

const NotForOrder = ({ isUnlisted }: { isUnlisted: boolean }) => (
  <div className={styles['closed']}>
    <p>{isUnlisted ? '该商品已下架' : '该商品暂不支持在线订购，请联系客服或您的销售代表'}</p>
    <ButtonLink to={pathTo('/home/contact_us')}>联系我们</ButtonLink>
  </div>
);
