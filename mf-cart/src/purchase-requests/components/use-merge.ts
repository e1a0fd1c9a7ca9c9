import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { LeftRequestLine } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';

interface Outcome {
  taken: number;
  left: readonly LeftRequestLine[];
}

const nothing: Outcome = { taken: 0, left: [] };

/**
 * Puts requests into the cart. When all went, the buyer is taken there; else the page stays and says what did not.
 * @param onDone when the server has answered
 */
export function useMerge(onDone: () => void) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState(nothing);
  const { mutate, isPending } = useCallMutation('purchaseRequest/take');

  function take(ids: readonly string[], lineIds?: readonly string[]): void {
    mutate(
      { ids: [...ids], ...(lineIds && { lineIds: [...lineIds] }) },
      {
        onSuccess: ({ taken, left }) => {
          onDone();
          setOutcome({ taken, left });
          if (left.length > 0) return;
          if (taken === 0) {
            void toast.warning('这些商品已被同事处理');
            return;
          }
          void toast.success(`${formatCount(taken, '项')}申请已加入购物车`);
          void navigate(pathTo('/shoppingCar'));
        },
      },
    );
  }
  return { ...outcome, take, isPending };
}
