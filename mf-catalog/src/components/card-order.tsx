import { useId, useRef, useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import type { Product, ProductSku } from 'shared-kernel/contracts';
import { formatCount, productStatus, webProductClientType } from 'shared-kernel/domain';
import { Button, QuantityInput } from 'shared-kernel/ui';
import { useAddToCart } from '../api/add-to-cart';
import { payPrice } from '../model/sku-amounts';
import { ArrivalNotice } from './arrival-notice';
import styles from './card-order.module.css';
import { InCart } from './in-cart';
import { StockState } from './stock-state';
import { UnitChoice } from './unit-choice';
import { useTellAdded } from './use-tell-added';

export interface CardOrderProps {
  product: Product;
  /** Units if already loaded; else they are loaded when the buyer adds the product. */
  units?: readonly ProductSku[];
  /** The buyer's last purchase, offered again. */
  last?: { skuId: string; count: number; time: string };
}

/**
 * Quantity and 加入购物车 on a product's card (docs/decisions/catalogue.md#a-card-asks-for-the-unit); for a buyer
 * who may order it.
 */
export function CardOrder({ product, units, last }: CardOrderProps) {
  const lastUnit = units?.find(({ id }) => id === last?.skuId);
  const [quantity, setQuantity] = useState((lastUnit && last?.count) ?? 1);
  const [choices, setChoices] = useState<readonly ProductSku[] | null>(null);
  const { mutate: findUnits, isPending: isFinding } = useCallMutation('product/detail');
  const { mutate: add, isPending: isAdding } = useAddToCart();
  const tellAdded = useTellAdded();
  const opener = useRef<HTMLDivElement>(null);
  const hintId = useId();

  if (!product.canOrder) {
    return (
      <p className={styles['closed']}>
        {product.status === productStatus.comingSoon ? '即将上市' : '暂不支持在线订购'}
      </p>
    );
  }

  const stock = lastUnit ?? { stockState: product.stockState, stockQty: null, name: null };
  const isOut = stock.stockState === 'none';

  const closeChoices = () => {
    setChoices(null);
    opener.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  };
  const addUnit = (skuId: string) =>
    add(
      { skuId, count: quantity },
      {
        onSuccess: () => {
          tellAdded([{ skuId, count: quantity }]);
          closeChoices();
        },
      },
    );
  // With several units the buyer chooses: none is added by guess, or at a price that the card does not show.
  const choose = (found: readonly ProductSku[]) => {
    const [only, ...others] = found;
    const isAsShown = only && (units !== undefined || payPrice(only) === product.minPriceUnit);
    if (isAsShown && others.length === 0) addUnit(only.id);
    else setChoices(found);
  };
  const order = () => {
    if (lastUnit) addUnit(lastUnit.id);
    else if (units) choose(units);
    else {
      const asked = { id: product.id, productClientType: webProductClientType };
      findUnits(asked, { onSuccess: ({ productSkues }) => choose(productSkues) });
    }
  };

  return (
    <div className={styles['order']}>
      <p className={styles['facts']}>
        <StockState {...stock} unitName={stock.name} />
        <InCart productId={product.id} />
        {last && (
          <span className={styles['last']}>
            上次 {formatCount(last.count, lastUnit?.name)} · {last.time.slice(0, 10)}
          </span>
        )}
      </p>
      {product.stockState === 'none' ? (
        <ArrivalNotice productId={product.id} name={product.name} expectedDate={product.expectedDate} />
      ) : (
        <div ref={opener} className={styles['actions']}>
          <QuantityInput
            value={quantity}
            label={`${product.name} 数量`}
            disabled={isOut}
            onChange={setQuantity}
          />
          <Button
            kind="primary"
            disabled={isOut}
            busy={(isFinding || isAdding) && choices === null}
            aria-describedby={hintId}
            onClick={order}
          >
            加入购物车
          </Button>
          <span id={hintId} hidden>
            {isOut ? `${product.name} 暂时无货` : product.name}
          </span>
        </div>
      )}
      {choices && <UnitChoice units={choices} isBusy={isAdding} onChoose={addUnit} onClose={closeChoices} />}
    </div>
  );
}
