import { useCallMutation } from 'shared-kernel/calls';
import type { CartLine } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import { linesOf } from '../../model/cart-lines';
import { countSetAside } from '../../model/selection';
import styles from './set-aside-notice.module.css';

/**
 * Notice that the selection from before 立即购买 or 按报价下单 is set aside, with a button to restore it
 * (docs/decisions/cart.md#buy-now-orders-just-that).
 */
export function SetAsideNotice({ cart }: { cart: readonly CartLine[] }) {
  const { mutate, isPending } = useCallMutation('memberCart/restore');
  const byQuote = linesOf(cart).some(({ selected, quote }) => selected && quote !== undefined);
  const { ticks, units } = countSetAside(linesOf(cart));
  const kept = [
    ...(ticks > 0 ? [`原先勾选的 ${ticks} 种商品`] : []),
    ...(units > 0 ? [`购物车中原有的 ${formatCount(units, '件')}数量`] : []),
  ];
  return (
    <div role="status">
      {kept.length > 0 && (
        <p className={styles['notice']}>
          <span>
            本次只结算{byQuote ? '按报价' : '立即'}购买的商品。{kept.join('与')}已为您保留，下单后自动恢复。
          </span>
          <Button kind="text" busy={isPending} onClick={() => mutate({})}>
            现在恢复
          </Button>
        </p>
      )}
    </div>
  );
}
