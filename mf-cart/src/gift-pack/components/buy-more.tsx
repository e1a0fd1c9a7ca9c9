import { useId, useState } from 'react';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import type { OrderableProduct, ProductSku, RequestOf } from 'shared-kernel/contracts';
import { Button, Price, QuantityInput, QueryView, Skeleton, toast } from 'shared-kernel/ui';
import { ProductCell } from '../../components/product-cell';
import styles from './buy-more.module.css';

/** Products that can be added to an order, given directly or by one of its gift packs. */
export function BuyMore({ of }: { of: RequestOf<'product/buymore/list'> }) {
  const offers = useCall('product/buymore/list', of);
  const headingId = useId();
  if (offers.data?.length === 0) return null;
  return (
    <section className={styles['more']} aria-labelledby={headingId}>
      <h2 id={headingId}>加购商品</h2>
      <QueryView name="加购商品" query={offers} skeleton={<Skeleton height="108px" />}>
        {(products) => (
          <ul>
            {products.flatMap((product) => {
              const [sku] = product.productSkues;
              return sku ? [<Offer key={product.id} product={product} sku={sku} />] : [];
            })}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Offer({ product, sku }: { product: OrderableProduct; sku: ProductSku }) {
  const [count, setCount] = useState(1);
  const { mutate, isPending } = useCallMutation('memberCart/add');
  const add = () =>
    mutate({ skuId: sku.id, count }, { onSuccess: () => void toast.success('商品已加入购物车') });
  const soldOut = sku.stockState === 'none';
  return (
    <li className={styles['offer']}>
      <ProductCell
        name={product.name}
        model={product.model}
        imageUrl={product.imageUrl}
        productId={product.id}
      />
      <Price own={sku.discountPriceUnit ?? sku.priceUnit} list={sku.priceUnit} unit={sku.name} />
      <QuantityInput
        label={`${product.name} 数量`}
        value={count}
        disabled={soldOut}
        onChange={setCount}
        {...(sku.stockQty !== null && { max: Math.max(sku.stockQty, 1) })}
      />
      <Button busy={isPending} disabled={soldOut || !product.canOrder} onClick={add}>
        {soldOut ? '暂时无货' : '加入购物车'}
      </Button>
    </li>
  );
}
