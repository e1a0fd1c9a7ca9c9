import { type Ref, useId } from 'react';
import type { ProductSku } from 'shared-kernel/contracts';
import styles from './unit-selector.module.css';

export interface UnitSelectorProps {
  skus: readonly ProductSku[];
  skuId: string | null;
  /** Validation error; null when valid. */
  obstacle: string | null;
  /** The first unit's radio button. */
  firstRef: Ref<HTMLInputElement>;
  onChange: (skuId: string) => void;
}

/** Radio buttons of a product's sales units. */
export function UnitSelector({ skus, skuId, obstacle, firstRef, onChange }: UnitSelectorProps) {
  const name = useId();
  return (
    <fieldset className={styles['units']}>
      <legend>单位</legend>
      {skus.map((sku, index) => (
        <label key={sku.id} className={styles['unit']}>
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            checked={sku.id === skuId}
            onChange={() => onChange(sku.id)}
          />
          <span>
            {sku.name}
            {sku.remark && <small>{sku.remark}</small>}
          </span>
        </label>
      ))}
      {obstacle && (
        <p role="alert" className={styles['obstacle']}>
          {obstacle}
        </p>
      )}
    </fieldset>
  );
}
