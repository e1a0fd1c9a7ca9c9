import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail, ProductSku } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Button, QuantityInput } from 'shared-kernel/ui';
import { useAddToCart } from '../../api/add-to-cart';
import { ArrivalNotice } from '../../components/arrival-notice';
import { InCart } from '../../components/in-cart';
import { StockState } from '../../components/stock-state';
import { useTellAdded } from '../../components/use-tell-added';
import { whyNotOrder } from '../model/order-check';
import styles from './order-panel.module.css';
import { OrderTotal } from './order-total';
import { UnitPrice } from './unit-price';
import { UnitSelector } from './unit-selector';

type Way = 'cart' | 'buy';

export interface OrderPanelProps extends ProductDetail {
  /** The unit to begin with. */
  first: ProductSku;
}

/** Price, unit, quantity, total, and order buttons; for a buyer who may order the product. */
export function OrderPanel({ productSpu: product, productSkues: skus, first }: OrderPanelProps) {
  const [sku, setSku] = useState(first);
  const [quantity, setQuantity] = useState(1);
  const [way, setWay] = useState<Way>('cart');
  const { mutate, isPending } = useAddToCart();
  const tellAdded = useTellAdded();
  const navigate = useNavigate();
  const hintId = useId();

  const obstacle = whyNotOrder(sku, quantity);
  const isClosed = obstacle !== null;

  const order = (chosen: Way) => {
    setWay(chosen);
    mutate(
      { skuId: sku.id, count: quantity, ...(chosen === 'buy' && { alone: true }) },
      {
        onSuccess: () => {
          if (chosen === 'buy') void navigate(pathTo('/shoppingCar', { skuId: sku.id }));
          else tellAdded([{ skuId: sku.id, count: quantity }]);
        },
      },
    );
  };

  return (
    <div className={styles['panel']}>
      <UnitPrice sku={sku} />
      <UnitSelector skus={skus} skuId={sku.id} onChange={setSku} />
      <div className={styles['line']}>
        <span className={styles['term']}>数量</span>
        <QuantityInput value={quantity} label={`${product.name} 数量`} min={0} onChange={setQuantity} />
        <span>{sku.name}</span>
        <StockState {...sku} unitName={sku.name} />
        <InCart productId={product.id} />
      </div>
      {product.stockState === 'none' && <ArrivalNotice product={product} />}
      <OrderTotal sku={sku} quantity={quantity} />
      <div className={styles['actions']}>
        <Button
          size="large"
          kind="primary"
          disabled={isClosed || isPending}
          busy={isPending && way === 'cart'}
          aria-describedby={hintId}
          onClick={() => order('cart')}
        >
          加入购物车
        </Button>
        <Button
          size="large"
          disabled={isClosed || isPending}
          busy={isPending && way === 'buy'}
          aria-describedby={hintId}
          onClick={() => order('buy')}
        >
          立即购买
        </Button>
        <span id={hintId} className={styles['hint']}>
          {obstacle}
        </span>
      </div>
    </div>
  );
}
