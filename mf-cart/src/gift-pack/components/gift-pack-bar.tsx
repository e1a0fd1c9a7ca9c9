import { useId } from 'react';
import { Allowed, useRoleNote } from 'shared-kernel/calls';
import { formatCount } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import { Amount, Button } from 'shared-kernel/ui';
import { BottomBar } from '../../components/bottom-bar';
import type { GiftPackLimit, GiftPackTotals } from '../model/gift-pack';

export interface GiftPackBarProps {
  limit: GiftPackLimit;
  totals: GiftPackTotals;
  busy: boolean;
  onAbandon: () => void;
  onSkip: () => void;
  onContinue: () => void;
}

/** How full the pack is, and its actions. */
export function GiftPackBar({ limit, totals, busy, onAbandon, onSkip, onContinue }: GiftPackBarProps) {
  const hintId = useId();
  const roleNote = useRoleNote('giftpacks/order/submit', '配置礼包');
  const isEmpty = totals.quantity === 0;
  const isByAmount = limit.kind === 'amount';
  return (
    <BottomBar
      label="礼包合计"
      lesserSum={{
        name: isByAmount ? '累计金额上限' : '累计数量上限',
        value: isByAmount ? formatYuan(limit.maxAmount) : formatCount(limit.maxQty),
      }}
      sum={{
        name: '合计',
        value: isByAmount ? <Amount value={totals.amount} tone="price" /> : formatCount(totals.quantity),
      }}
      aside={
        <Button size="large" disabled={busy} onClick={onSkip}>
          暂不配置
        </Button>
      }
      action={
        <Button
          kind="primary"
          size="large"
          busy={busy}
          disabled={isEmpty || roleNote !== null}
          aria-describedby={isEmpty || roleNote ? hintId : undefined}
          onClick={onContinue}
        >
          继续
        </Button>
      }
      hint={isEmpty ? { id: hintId, text: '请先选择礼包商品' } : null}
      reason={roleNote === null ? null : { id: hintId, text: roleNote }}
    >
      <Allowed call="giftpacks/order/giveup">
        <Button kind="text" disabled={busy} onClick={onAbandon}>
          放弃礼包
        </Button>
      </Allowed>
    </BottomBar>
  );
}
