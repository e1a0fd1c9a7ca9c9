import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Button, QuantityInput, toast } from 'shared-kernel/ui';
import { useAddToCart } from '../../api/add-to-cart';
import { ArrivalNotice } from '../../components/arrival-notice';
import { InCart } from '../../components/in-cart';
import { StockState } from '../../components/stock-state';
import { isOrderClosed, whyNotOrder } from '../model/order-check';
import styles from './order-panel.module.css';
import { OrderTotal } from './order-total';
import { UnitPrice } from './unit-price';
import { UnitSelector } from './unit-selector';

type Way = 'cart' | 'buy';

/** Price, unit, quantity, total, and order buttons; for a buyer who may order the product. */
export function OrderPanel({ productSpu: product, productSkues: skus }: ProductDetail) {
  const [skuId, setSkuId] = useState(skus.length === 1 ? (skus[0]?.id ?? null) : null);
  const [quantity, setQuantity] = useState(1);
  const [isUnitMissed, setIsUnitMissed] = useState(false);
  const firstUnit = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<Way>('cart');
  const { mutate, isPending } = useAddToCart();
  const navigate = useNavigate();
  const hintId = useId();

  const sku = skus.find(({ id }) => id === skuId) ?? null;
  const obstacle = whyNotOrder(sku, quantity);
  const isClosed = isOrderClosed(sku, quantity);

  const order = (chosen: Way) => {
    if (!sku) {
      setIsUnitMissed(true);
      // On a phone it may be scrolled out of view above the fixed buttons.
      firstUnit.current?.focus();
      return;
    }
    if (obstacle) return;
    setWay(chosen);
    mutate(
      { skuId: sku.id, count: quantity, ...(chosen === 'buy' && { alone: true }) },
      {
        onSuccess: () => {
          if (chosen === 'buy') void navigate(pathTo('/shoppingCar', { skuId: sku.id }));
          else void toast.success('商品已加入购物车');
        },
      },
    );
  };

  return (
    <div className={styles['panel']}>
      <UnitPrice product={product} sku={sku} />
      <UnitSelector
        skus={skus}
        skuId={skuId}
        obstacle={isUnitMissed && !sku ? obstacle : null}
        firstRef={firstUnit}
        onChange={setSkuId}
      />
      <div className={styles['line']}>
        <span className={styles['term']}>数量</span>
        <QuantityInput value={quantity} label={`${product.name} 数量`} min={0} onChange={setQuantity} />
        {sku && <span>{sku.name}</span>}
        <StockState
          {...(sku ?? { stockState: product.stockState, stockQty: null })}
          unitName={sku?.name ?? null}
        />
        <InCart productId={product.id} />
      </div>
      {product.stockState === 'none' && (
        <ArrivalNotice productId={product.id} name={product.name} expectedDate={product.expectedDate} />
      )}
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
          {isClosed && obstacle}
        </span>
      </div>
    </div>
  );
}
