import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ProductSku } from 'shared-kernel/contracts';
import { Price } from 'shared-kernel/ui';
import { isUnitOut } from '../model/chosen-units';
import { payPrice, struckPrice } from '../model/sku-amounts';
import { CloseIcon } from './icons';
import { StockState } from './stock-state';
import styles from './unit-choice.module.css';

export interface UnitChoiceProps {
  units: readonly ProductSku[];
  /** A unit is being added to the cart. */
  isBusy: boolean;
  /** Also those without stock, for a list. */
  mayBeOut: boolean;
  onChoose: (skuId: string) => void;
  onClose: () => void;
}

/** Popover over a card to choose one of a product's units, each with its price. */
export function UnitChoice({ units, isBusy, mayBeOut, onChoose, onClose }: UnitChoiceProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('button:enabled')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <div className={styles['choice']} role="group" aria-label="请选择单位" onKeyDown={onKeyDown}>
      <p className={styles['head']}>
        请选择单位
        <button type="button" aria-label="关闭" onClick={onClose}>
          <CloseIcon size={16} />
        </button>
      </p>
      <ul ref={list}>
        {units.map((sku) => (
          <li key={sku.id}>
            <button
              type="button"
              disabled={isBusy || (!mayBeOut && isUnitOut(sku))}
              onClick={() => onChoose(sku.id)}
            >
              <span>
                {sku.name}
                {sku.remark && <small>{sku.remark}</small>}
              </span>
              {sku.stockState === 'available' ? null : <StockState {...sku} unitName={sku.name} />}
              <Price own={payPrice(sku)} list={struckPrice(sku)} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
