import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { OrderableProduct } from 'shared-kernel/contracts';
import { pathTo, unbroken } from 'shared-kernel/domain';
import { Button, Price, ProductPicture, QuantityInput, Tag, toast } from 'shared-kernel/ui';
import styles from './buy-more-row.module.css';

/** A product, with the unit and quantity to put into the cart. */
export function BuyMoreRow({ product }: { product: OrderableProduct }) {
  const { productSkues: skus, name } = product;
  const [skuId, setSkuId] = useState(skus[0]?.id);
  const [quantity, setQuantity] = useState(1);
  const { mutate, isPending } = useCallMutation('memberCart/add');
  const sku = skus.find(({ id }) => id === skuId) ?? skus[0];
  if (!sku) return null;
  const soldOut = sku.stockState === 'none';

  const add = () =>
    mutate({ skuId: sku.id, count: quantity }, { onSuccess: () => void toast.success('商品已加入购物车') });

  return (
    <li className={styles['row']}>
      <div className={styles['picture']}>
        <ProductPicture src={product.imageUrl} alt="" sizes="64px" />
      </div>
      <div className={styles['product']}>
        <p>
          <Link to={pathTo('/home/detail', { id: product.id })} target="_blank" className={styles['name']}>
            {unbroken(name)}
          </Link>{' '}
          {product.label && <Tag tone="offer">{product.label}</Tag>}
        </p>
        <p className={styles['model']}>{product.model}</p>
      </div>
      {skus.length > 1 ? (
        <select
          className={styles['unit']}
          aria-label={`${name} 单位`}
          value={sku.id}
          onChange={(event) => setSkuId(event.target.value)}
        >
          {skus.map(({ id, name: unit }) => (
            <option key={id} value={id}>
              {unit}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles['unitName']}>{sku.name}</span>
      )}
      <span className={styles['price']}>
        <Price own={sku.discountPriceUnit ?? sku.priceUnit} list={sku.priceUnit} />
      </span>
      <QuantityInput value={quantity} label={`${name} 数量`} disabled={soldOut} onChange={setQuantity} />
      <Button busy={isPending} disabled={soldOut} onClick={add} aria-label={`${name} 加入购物车`}>
        {soldOut ? '无货' : '加入购物车'}
      </Button>
    </li>
  );
}
