import type { ProductSku } from 'shared-kernel/contracts';
import { formatCount, type StockState as State, stockStateNames } from 'shared-kernel/domain';
import { Tag, type TagTone } from 'shared-kernel/ui';
import styles from './stock-state.module.css';

const tones: Readonly<Record<State, TagTone>> = { available: 'ok', short: 'warn', none: 'bad' };

export interface StockStateProps extends Pick<ProductSku, 'stockState' | 'stockQty'> {
  unitName: string | null;
}

/** 有货, 紧张 with the number left, or 无货. */
export function StockState({ stockState, stockQty, unitName }: StockStateProps) {
  return (
    <span className={styles['stock']}>
      <Tag tone={tones[stockState]}>{stockStateNames[stockState]}</Tag>
      {stockQty !== null && <span>仅剩 {formatCount(stockQty, unitName)}</span>}
    </span>
  );
}
