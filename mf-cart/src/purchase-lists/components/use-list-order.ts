import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallMutation, useTask } from 'shared-kernel/calls';
import type { PurchaseListLine } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { type Refusals, refusalsOf } from '../model/order-outcome';

const none: Refusals = new Map();

/**
 * Puts lines of a list into the cart. When all went, the buyer is taken there; else the page stays, and the
 * lines that did not go say why.
 * @param flush sends pending edits; resolves with whether all were accepted
 * @param onPart gets the lines that went while others did not, so that the next try has only the others
 */
export function useListOrder(
  listId: string,
  flush: () => Promise<boolean>,
  { onPart, onAll }: { onPart: (lineIds: readonly string[]) => void; onAll: () => void },
) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState({ refusals: none, added: 0 });
  const { mutateAsync } = useCallMutation('purchaseList/order');
  const order = useTask(async (lines: readonly PurchaseListLine[]) => {
    // A refused or unsent edit is said at its line, or above the list.
    if (!(await flush())) return;
    const { results } = await mutateAsync({
      id: listId,
      lines: lines.map(({ id, count }) => ({ id, count })),
    });
    const refusals = refusalsOf(lines, results);
    const added = lines.length - refusals.size;
    setOutcome({ refusals, added });
    if (refusals.size > 0) {
      onPart(lines.map(({ id }) => id).filter((id) => !refusals.has(id)));
      return;
    }
    onAll();
    void toast.success(`${formatCount(added, '种')}商品已加入购物车`);
    void navigate(pathTo('/shoppingCar'));
  });
  return { ...outcome, order: order.mutate, isPending: order.isPending };
}
