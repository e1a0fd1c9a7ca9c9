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
import { ListButton } from './list-button';
import { ListDialog } from './list-dialog';
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

/** Where a product is put. */
type Target = 'cart' | 'list';

/**
 * Quantity, 加入购物车 and 加入清单 on a product's card (docs/decisions/catalogue.md#a-card-asks-for-the-unit); for a
 * buyer who may order it.
 */
export function CardOrder({ product, units, last }: CardOrderProps) {
  const lastUnit = units?.find(({ id }) => id === last?.skuId);
  const [quantity, setQuantity] = useState((lastUnit && last?.count) ?? 1);
  const [target, setTarget] = useState<Target>('cart');
  const [choices, setChoices] = useState<readonly ProductSku[] | null>(null);
  const [listedId, setListedId] = useState<string | null>(null);
  const { mutate: findUnits, isPending: isFinding } = useCallMutation('product/detail');
  const { mutate: add, isPending: isAdding } = useAddToCart();
  const tellAdded = useTellAdded();
  const opener = useRef<HTMLButtonElement>(null);
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
    opener.current?.focus();
  };
  const take = (skuId: string, into: Target) => {
    if (into === 'list') {
      closeChoices();
      setListedId(skuId);
      return;
    }
    add(
      { skuId, count: quantity },
      {
        onSuccess: () => {
          tellAdded([{ skuId, count: quantity }]);
          closeChoices();
        },
      },
    );
  };
  // With several units the buyer chooses: none is added by guess, or at a price that the card does not show.
  const choose = (found: readonly ProductSku[], into: Target) => {
    const [only, ...others] = found;
    const isAsShown =
      only && (into === 'list' || units !== undefined || payPrice(only) === product.minPriceUnit);
    if (isAsShown && others.length === 0) take(only.id, into);
    else setChoices(found);
  };
  const start = (into: Target, pressed: HTMLButtonElement) => {
    opener.current = pressed;
    setTarget(into);
    if (lastUnit) take(lastUnit.id, into);
    else if (units) choose(units, into);
    else {
      const asked = { id: product.id, productClientType: webProductClientType };
      findUnits(asked, { onSuccess: ({ productSkues }) => choose(productSkues, into) });
    }
  };
  const isBusy = (isFinding || isAdding) && choices === null;

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
        <ListButton
          named={product.name}
          busy={isBusy && target === 'list'}
          onClick={({ currentTarget }) => start('list', currentTarget)}
        />
      </p>
      {product.stockState === 'none' ? (
        <ArrivalNotice product={product} />
      ) : (
        <div className={styles['actions']}>
          <QuantityInput
            value={quantity}
            label={`${product.name} 数量`}
            disabled={isOut}
            onChange={setQuantity}
          />
          <Button
            kind="primary"
            disabled={isOut}
            busy={isBusy && target === 'cart'}
            aria-describedby={hintId}
            onClick={({ currentTarget }) => start('cart', currentTarget)}
          >
            加入购物车
          </Button>
          <span id={hintId} hidden>
            {isOut ? `${product.name} 暂时无货` : product.name}
          </span>
        </div>
      )}
      {choices && (
        <UnitChoice
          units={choices}
          isBusy={isAdding}
          mayBeOut={target === 'list'}
          onChoose={(skuId) => take(skuId, target)}
          onClose={closeChoices}
        />
      )}
      {listedId && (
        <ListDialog goods={[{ skuId: listedId, count: quantity }]} onClose={() => setListedId(null)} />
      )}
    </div>
  );
}
