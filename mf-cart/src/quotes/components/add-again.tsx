import { useNavigate } from 'react-router-dom';
import { Allowed, useCallMutation } from 'shared-kernel/calls';
import type { QuoteLine } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Button, toast } from 'shared-kernel/ui';
import { leftLines } from '../model/quote-facts';

/** Puts what is left of a quote into the cart at today's prices, to be asked for again or ordered. */
export function AddAgain({ lines }: { lines: readonly QuoteLine[] }) {
  const navigate = useNavigate();
  const addition = useCallMutation('memberCart/addBatch');
  const rows = leftLines(lines)
    .filter(({ canOrder }) => canOrder)
    .map(({ skuId, count }) => ({ skuId, count }));
  if (rows.length === 0) return null;

  const add = () =>
    addition.mutate(
      { rows },
      {
        onSuccess: ({ results }) => {
          const missing = results.filter(({ verdict }) => verdict !== 'added').length;
          if (missing > 0) void toast.warning(`${formatCount(missing, '种')}商品库存不足，未加入`);
          void navigate(pathTo('/shoppingCar'));
        },
      },
    );
  return (
    <Allowed call="quote/ask">
      <Button kind="text" busy={addition.isPending} onClick={add}>
        重新加入购物车
      </Button>
    </Allowed>
  );
}
