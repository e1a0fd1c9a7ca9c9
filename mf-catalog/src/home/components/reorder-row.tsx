import { pathTo, unbroken } from 'shared-kernel/domain';
import { Button, ButtonLink, Price, ProductPicture, QuantityInput, Tag } from 'shared-kernel/ui';
import { useAddToCart } from '../../api/add-to-cart';
import { ArrivalNotice } from '../../components/arrival-notice';
import { ProductLink } from '../../components/product-link';
import { useTellAdded } from '../../components/use-tell-added';
import { lastUnit } from '../../model/last-unit';
import { payPrice } from '../../model/sku-amounts';
import { type BoughtProduct, lastOrderText } from '../model/last-order-text';
import styles from './reorder-row.module.css';

export interface ReorderRowProps {
  product: BoughtProduct;
  count: number;
  onCount: (count: number) => void;
}

/** A product to reorder, in the unit and quantity of the last time. */
export function ReorderRow({ product, count, onCount }: ReorderRowProps) {
  const { id, name, model, imageUrl, isDue } = product;
  const unit = lastUnit(product);
  return (
    <li className={styles['row']}>
      <span className={styles['picture']}>
        <ProductPicture src={imageUrl} alt="" sizes="48px" />
      </span>
      <div className={styles['text']}>
        <p className={styles['name']}>
          <ProductLink id={id} isBuyer>
            {unbroken(name)}
          </ProductLink>
          {isDue && <Tag tone="warn">该补货</Tag>}
        </p>
        <p className={styles['facts']}>
          <span>{model}</span> <span>{lastOrderText(product, unit?.name, new Date())}</span>
        </p>
      </div>
      <div className={styles['price']}>
        {unit ? (
          <Price own={payPrice(unit)} list={unit.priceUnit} unit={unit.name} />
        ) : (
          <Price
            own={product.minPriceUnit}
            highest={product.maxPriceUnit}
            list={null}
            unit={product.unitName}
          />
        )}
      </div>
      <div className={styles['order']}>
        <Order product={product} count={count} onCount={onCount} />
      </div>
    </li>
  );
}

function Order({ product, count, onCount }: ReorderRowProps) {
  const { mutate, isPending } = useAddToCart();
  const tellAdded = useTellAdded();
  const { id, name, isDue } = product;
  const unit = lastUnit(product);
  if (!product.canOrder) return <span className={styles['closed']}>暂不支持在线订购</span>;
  if (!unit) return <ButtonLink to={pathTo('/home/detail', { id })}>选择规格</ButtonLink>;
  if (unit.stockState === 'none') return <ArrivalNotice product={product} />;
  const add = () =>
    mutate({ skuId: unit.id, count }, { onSuccess: () => tellAdded([{ skuId: unit.id, count }]) });
  return (
    <>
      <QuantityInput value={count} label={`${name} 数量`} onChange={onCount} />
      <Button
        kind={isDue ? 'primary' : 'secondary'}
        busy={isPending}
        aria-label={`加入购物车 ${name}`}
        onClick={add}
      >
        加入购物车
      </Button>
    </>
  );
}
