import type { ListGoods } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Amount, Button } from 'shared-kernel/ui';
import { AddToList } from '../../components/add-to-list';
import { BottomBar } from '../../components/bottom-bar';

export interface QuickOrderBarProps {
  goodCount: number;
  wrongCount: number;
  /** Of the valid rows, yuan. */
  amount: string;
  busy: boolean;
  /** The rows whose product is known, for a purchase list. */
  goods: readonly ListGoods[];
  onClear: () => void;
  onAdd: () => void;
}

/** Number of rows that can be added, and their cost. */
export function QuickOrderBar({
  goodCount,
  wrongCount,
  amount,
  busy,
  goods,
  onClear,
  onAdd,
}: QuickOrderBarProps) {
  return (
    <BottomBar
      label="快速下单合计"
      note={
        <>
          可加入 <strong>{formatCount(goodCount)}</strong> 种
          {wrongCount > 0 && (
            <>
              ，需修改 <strong data-left>{formatCount(wrongCount)}</strong> 行
            </>
          )}
        </>
      }
      sum={{ name: '合计', value: <Amount value={amount} tone="price" /> }}
      action={
        <Button kind="primary" size="large" busy={busy} disabled={goodCount === 0} onClick={onAdd}>
          加入购物车
        </Button>
      }
    >
      <Button kind="text" disabled={busy} onClick={onClear}>
        清空
      </Button>
      <AddToList goods={goods} hint="请先录入商品" kind="text" disabled={busy} />
    </BottomBar>
  );
}
