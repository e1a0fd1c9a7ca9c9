import { useId } from 'react';
import type { ProductSku } from 'shared-kernel/contracts';
import { Amount } from 'shared-kernel/ui';
import { piecePrice } from '../../model/sku-amounts';
import styles from './unit-selector.module.css';

export interface UnitSelectorProps {
  skus: readonly ProductSku[];
  skuId: string;
  onChange: (sku: ProductSku) => void;
}

/** Radio buttons of a product's sales units, each with the price of a piece. */
export function UnitSelector({ skus, skuId, onChange }: UnitSelectorProps) {
  const name = useId();
  return (
    <fieldset className={styles['units']}>
      <legend>单位</legend>
      {skus.map((sku) => (
        <label key={sku.id} className={styles['unit']}>
          <input type="radio" name={name} checked={sku.id === skuId} onChange={() => onChange(sku)} />
          <span>
            {sku.name}
            {sku.remark && <small>{sku.remark}</small>}
            {skus.length > 1 && (
              <small>
                <Amount value={piecePrice(sku)} unit={sku.sapUnit} />
              </small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
