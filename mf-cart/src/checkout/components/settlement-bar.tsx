import { useId } from 'react';
import { Amount, Button } from 'shared-kernel/ui';
import { SelectBox } from '../../components/select-box';
import styles from '../../components/settlement-bar.module.css';
import type { SelectionState } from '../../model/selection';
import type { Totals } from '../../model/totals';

export interface SettlementBarProps {
  /** Lines that can be selected, and how many of them are. */
  count: number;
  selectedCount: number;
  selection: SelectionState;
  totals: Totals;
  submitting: boolean;
  /** What has to be chosen before the order can be paid. */
  hint: string | null;
  onToggleAll: () => void;
  onRemoveSelected: () => void;
  /** Absent while nothing in the cart is 失效. */
  onClearUnlisted?: (() => void) | undefined;
  onSubmit: () => void;
}

/** What is selected and what it costs; stays at the foot of the window. */
export function SettlementBar({
  count,
  selectedCount,
  selection,
  totals,
  submitting,
  hint,
  onToggleAll,
  onRemoveSelected,
  onClearUnlisted,
  onSubmit,
}: SettlementBarProps) {
  const hintId = useId();
  return (
    <section className={styles['bar']} aria-label="结算">
      <div className={styles['inner']}>
        <SelectBox
          label={`全选（${count}）`}
          labelled
          state={selection}
          disabled={count === 0}
          onToggle={onToggleAll}
        />
        <Button kind="text" disabled={selectedCount === 0} onClick={onRemoveSelected}>
          删除选中
        </Button>
        {onClearUnlisted && (
          <Button kind="text" onClick={onClearUnlisted}>
            清理失效商品
          </Button>
        )}
        <p className={styles['selected']}>
          已选 <strong>{selectedCount}</strong> 种
        </p>
        <dl className={styles['totals']}>
          <div className={styles['discount']}>
            <dt>优惠共减</dt>
            <dd>
              <Amount value={`-${totals.discount}`} />
            </dd>
          </div>
          <div className={styles['payable']}>
            <dt>实付合计</dt>
            <dd>
              <Amount value={totals.payable} tone="price" />
            </dd>
          </div>
        </dl>
        <div className={styles['submit']}>
          <Button
            kind="primary"
            size="large"
            busy={submitting}
            aria-describedby={hint ? hintId : undefined}
            onClick={onSubmit}
          >
            提交订单
          </Button>
          {hint && (
            <p id={hintId} role="tooltip" className={styles['hint']}>
              {hint}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
