import { formatCount, pathTo } from 'shared-kernel/domain';
import { Amount, ButtonLink } from 'shared-kernel/ui';
import { BottomBar } from '../../components/bottom-bar';
import type { Totals } from '../../model/totals';
import type { SplitPlan } from '../model/split-plan';
import styles from './split-bar.module.css';

export interface SplitBarProps {
  /** Lines that are split, and the addresses that they go to. */
  lineCount: number;
  addressCount: number;
  /** Of all lines together. */
  plan: SplitPlan;
  totals: Totals;
}

/** What the split goods come to, and the way back to where they are ordered. */
export function SplitBar({ lineCount, addressCount, plan, totals }: SplitBarProps) {
  return (
    <BottomBar
      label="拆分合计"
      sum={{ name: '实付合计', value: <Amount value={totals.payable} tone="price" /> }}
      action={
        <ButtonLink kind="primary" size="large" to={pathTo('/shoppingCar')}>
          返回购物车
        </ButtonLink>
      }
    >
      <p className={styles['plan']}>
        <span>
          <strong>{formatCount(lineCount)}</strong> 种商品，配送至{' '}
          <strong>{formatCount(addressCount)}</strong> 个地址
        </span>
        <span>
          已分配 <strong>{plan.allocated}</strong>，剩余{' '}
          <strong data-left={plan.left > 0 || undefined}>{plan.left}</strong>
        </span>
      </p>
    </BottomBar>
  );
}
