import { type Ref, useId } from 'react';
import { formatCount } from 'shared-kernel/domain';
import { Amount, Button } from 'shared-kernel/ui';
import { BottomBar } from '../../components/bottom-bar';
import { SelectBox } from '../../components/select-box';
import type { SelectionState } from '../../model/selection';
import type { Totals } from '../../model/totals';

export interface SettlementBarProps {
  ref?: Ref<HTMLElement> | undefined;
  /** Number of selectable lines, and of selected ones. */
  count: number;
  selectedCount: number;
  selection: SelectionState;
  totals: Totals;
  submitting: boolean;
  /** The buyer may not order, but ask somebody who may. */
  asksOnly: boolean;
  /** What has to be chosen before the order can be submitted. */
  hint: string | null;
  /** Why the last submission failed. */
  problem: string | null;
  /** Scrolls to the line of the problem; absent if it concerns none. */
  onShowLine?: (() => void) | undefined;
  onToggleAll: () => void;
  onRemoveSelected: () => void;
  /** Absent while nothing in the cart is 失效. */
  onClearUnlisted?: (() => void) | undefined;
  onSubmit: () => void;
}

/** The selection and its sum; fixed at the bottom of the window. */
export function SettlementBar({
  ref,
  count,
  selectedCount,
  selection,
  totals,
  submitting,
  asksOnly,
  hint,
  problem,
  onShowLine,
  onToggleAll,
  onRemoveSelected,
  onClearUnlisted,
  onSubmit,
}: SettlementBarProps) {
  const hintId = useId();
  const told = asksOnly ? '填写科室、用途与日期后提交，由采购员下单' : hint;
  return (
    <BottomBar
      ref={ref}
      label="结算"
      note={
        <>
          已选 <strong>{formatCount(selectedCount)}</strong> 种
        </>
      }
      lesserSum={{ name: '优惠共减', value: <Amount value={`-${totals.discount}`} /> }}
      sum={{ name: '实付合计', value: <Amount value={totals.payable} tone="price" /> }}
      action={
        <Button
          kind="primary"
          size="large"
          busy={submitting}
          disabled={asksOnly && selectedCount === 0}
          aria-describedby={told ? hintId : undefined}
          onClick={onSubmit}
        >
          {asksOnly ? '填写采购申请' : '提交订单'}
        </Button>
      }
      hint={told === null ? null : { id: hintId, text: told }}
      problem={
        problem && (
          <>
            <span>{problem}</span>
            {onShowLine && (
              <Button kind="text" onClick={onShowLine}>
                查看商品
              </Button>
            )}
          </>
        )
      }
    >
      <SelectBox
        label={`全选（${formatCount(count)}）`}
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
    </BottomBar>
  );
}
