import { formatCount } from 'shared-kernel/domain';
import { Amount, Button } from 'shared-kernel/ui';
import { BottomBar } from '../../components/bottom-bar';
import { SelectBox } from '../../components/select-box';
import type { SelectionState } from '../../model/selection';

export interface ListBarProps {
  selection: SelectionState;
  chosenCount: number;
  /** Yuan for the chosen lines. */
  amount: string;
  busy: boolean;
  onToggleAll: () => void;
  onOrder: () => void;
}

/** What is chosen of a list, its cost, and the way into the cart. */
export function ListBar({ selection, chosenCount, amount, busy, onToggleAll, onOrder }: ListBarProps) {
  return (
    <BottomBar
      label="清单合计"
      note={
        <>
          已选 <strong>{formatCount(chosenCount)}</strong> 种
        </>
      }
      sum={{ name: '合计', value: <Amount value={amount} tone="price" /> }}
      action={
        <Button kind="primary" size="large" busy={busy} disabled={chosenCount === 0} onClick={onOrder}>
          {selection === 'all' ? '全部加入购物车' : '加入购物车'}
        </Button>
      }
    >
      <SelectBox label="全选" labelled state={selection} onToggle={onToggleAll} />
    </BottomBar>
  );
}
