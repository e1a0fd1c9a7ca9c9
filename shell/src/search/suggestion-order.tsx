import { type KeyboardEvent, useRef, useState } from 'react';
import type { OrderableProduct } from 'shared-kernel/contracts';
import { productStatus } from 'shared-kernel/domain';
import { Button, Price, QuantityInput, toast } from 'shared-kernel/ui';
import { useAddToCart } from '../api/add-to-cart';
import styles from './suggestion-order.module.css';

export interface SuggestionOrderProps {
  product: OrderableProduct;
}

/** Own price, quantity and 加入 of a suggested product; with several units, the buyer chooses one. */
export function SuggestionOrder({ product }: SuggestionOrderProps) {
  const { name, productSkues: units } = product;
  const [chosenId, setChosenId] = useState(units.length === 1 ? units[0]?.id : undefined);
  const [count, setCount] = useState(1);
  const { mutate, isPending } = useAddToCart();
  const choice = useRef<HTMLSelectElement>(null);
  const unit = units.find(({ id }) => id === chosenId);

  const price = (
    <span className={styles['price']}>
      {unit ? (
        <Price own={unit.discountPriceUnit ?? unit.priceUnit} list={unit.priceUnit} unit={unit.name} />
      ) : (
        <Price
          own={product.minPriceUnit}
          highest={product.maxPriceUnit}
          list={product.gwPrice}
          unit={product.unitName}
          isBuyer
        />
      )}
    </span>
  );
  if (!product.canOrder || units.length === 0) {
    return (
      <>
        {price}
        <span className={styles['closed']}>
          {product.status === productStatus.comingSoon ? '即将上市' : '暂不支持在线订购'}
        </span>
      </>
    );
  }

  const isOut = (unit ?? product).stockState === 'none';
  const add = () => {
    if (!unit) {
      choice.current?.focus();
      void toast.warning('请选择销售单位');
      return;
    }
    mutate({ skuId: unit.id, count }, { onSuccess: () => void toast.success('商品已加入购物车') });
  };
  // The field's form would search.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key from the form
    <div className={styles['order']} onKeyDown={onKeyDown}>
      {price}
      {units.length === 1 ? (
        <span className={styles['unit']}>{unit?.name}</span>
      ) : (
        <select
          ref={choice}
          className={styles['unit']}
          aria-label={`${name} 销售单位`}
          value={chosenId ?? ''}
          onChange={({ target }) => setChosenId(target.value || undefined)}
        >
          <option value="">选单位</option>
          {units.map((one) => (
            <option key={one.id} value={one.id}>
              {one.remark ? `${one.name}（${one.remark}）` : one.name}
            </option>
          ))}
        </select>
      )}
      <QuantityInput
        value={count}
        label={`${name} 数量`}
        disabled={isOut}
        onChange={setCount}
        {...(unit?.stockQty != null && { max: unit.stockQty })}
      />
      <Button disabled={isOut} busy={isPending} aria-label={`${name} 加入购物车`} onClick={add}>
        {isOut ? '无货' : '加入'}
      </Button>
    </div>
  );
}
