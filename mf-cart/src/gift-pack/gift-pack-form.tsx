import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallMutation, useTask } from 'shared-kernel/calls';
import type { GiftPackInfo, GiftRow } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { trackEvent } from 'shared-kernel/telemetry';
import { confirmDialog, EmptyState, toast } from 'shared-kernel/ui';
import { GoodsBox } from '../components/goods-box';
import { PageColumn } from '../components/page';
import { giftBagPath } from '../model/after-order';
import { forgetGifts, keepGift, useTypedDrafts } from '../model/typed-draft-store';
import { abandonGiftPack } from './api/abandon-gift-pack';
import { GiftPackBar } from './components/gift-pack-bar';
import { GiftTable } from './components/gift-table';
import {
  type GiftPackLimit,
  type GiftQuantities,
  giftPackTotals,
  giftPackWarning,
  packsOf,
} from './model/gift-pack';

export interface GiftPackOfOrder {
  orderId: string;
  packId: string;
  limit: GiftPackLimit;
  showBuyMore: boolean;
}

export interface GiftPackFormProps {
  pack: GiftPackOfOrder;
  gifts: readonly GiftRow[];
  buyMore: ReactNode;
}

const nothingTyped: GiftQuantities = {};

/** The choice of gifts within the pack's limit. */
export function GiftPackForm({ pack, gifts, buyMore }: GiftPackFormProps) {
  const { orderId, packId, limit, showBuyMore } = pack;
  const typed = useTypedDrafts(({ giftPacks }) => giftPacks[packId]) ?? nothingTyped;
  // The pack is not refetched while the buyer is about to leave it.
  const submission = useCallMutation('giftpacks/order/submit', {
    refetch: 'later',
    onSuccess: () => trackEvent('gift-pack-submit'),
  });
  const abandonment = useTask(abandonGiftPack);
  const navigate = useNavigate();
  const totals = giftPackTotals(gifts, typed);

  const leave = (path: string) => navigate(path, { replace: true });

  /** Continues to the next pack, or to the order. */
  async function goOn(remaining: GiftPackInfo | null): Promise<void> {
    forgetGifts(packId);
    const next = remaining && giftBagPath(orderId, showBuyMore, remaining);
    const goesOn =
      next !== null &&
      (await confirmDialog({
        title: '温馨提示',
        content: '您还有赠送礼包未配置, 请继续配置',
        okText: '继续配置',
      }));
    void leave(goesOn ? next : pathTo('/orderCenter/orderDetail', { id: orderId }));
  }

  async function submit(): Promise<void> {
    const warning = giftPackWarning(limit, totals);
    if (warning) {
      void toast.warning(warning);
      return;
    }
    const content = '请确认以上礼包配置, 无误可点击确认提交';
    if (!(await confirmDialog({ title: '温馨提示', content, okText: '确认提交' }))) return;
    submission.mutate(
      { giftPacksOrderId: packId, orderId, packs: packsOf(gifts, typed) },
      {
        onSuccess: (remaining) => {
          void toast.success('提交成功');
          void goOn(remaining);
        },
      },
    );
  }

  async function abandon(): Promise<void> {
    const content = '放弃该礼包后无法再次配置, 请确认是否继续?';
    if (!(await confirmDialog({ title: '温馨提示', content, okText: '放弃礼包', danger: true }))) return;
    abandonment.mutate(
      { packId, orderId },
      {
        onSuccess: (remaining) => {
          void toast.success('放弃成功');
          void goOn(remaining);
        },
      },
    );
  }

  return (
    <>
      <PageColumn>
        <GoodsBox>
          {gifts.length > 0 ? (
            <GiftTable
              gifts={gifts}
              typed={typed}
              onChange={(giftId, quantity) => keepGift(packId, giftId, quantity)}
            />
          ) : (
            <EmptyState text="该礼包暂无可选商品" />
          )}
        </GoodsBox>
        {buyMore}
      </PageColumn>
      <GiftPackBar
        limit={limit}
        totals={totals}
        busy={submission.isPending || abandonment.isPending}
        onAbandon={() => void abandon()}
        onSkip={() => leave(pathTo('/orderCenter/orderDetail', { id: orderId }))}
        onContinue={() => void submit()}
      />
    </>
  );
}
