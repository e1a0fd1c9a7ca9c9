import { useCallback, useMemo } from 'react';
import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import { confirmDialog } from 'shared-kernel/ui';
import type { CartEdits } from '../api/cart-edits';
import { linesOf } from '../model/cart-lines';
import { agreeToPrices } from '../model/checkout-draft-store';
import { linesToToggle, selectedLines } from '../model/selection';

export type CartActions = ReturnType<typeof useCartActions>;

/** The buyer's actions on the goods of the cart. Removals ask for confirmation. */
export function useCartActions(
  { listed, unlisted }: { listed: readonly CartLine[]; unlisted: readonly CartLine[] },
  edits: CartEdits,
) {
  const askToRemove = useCallback(
    async (lineIds: readonly string[], content: string): Promise<void> => {
      const agreed = await confirmDialog({ title: '提示', content, okText: '移除', danger: true });
      if (agreed) edits.remove(lineIds);
    },
    [edits],
  );
  // Stable while the cart changes, so that memoised rows do not render again.
  const line = useMemo(
    () => ({
      changeCount: edits.changeCount,
      setNote: edits.setNote,
      select: edits.select,
      agreeToPrice: (one: MemberCartSku) => agreeToPrices([one]),
      askToRemove: (lineId: string) => void askToRemove([lineId], '请确认是否将该商品从购物车移除?'),
    }),
    [edits, askToRemove],
  );

  return {
    line,
    toggleAll(): void {
      const { ids, selected } = linesToToggle(linesOf(listed));
      edits.select(ids, selected);
    },
    removeSelected(): void {
      const ids = idsOf(selectedLines(linesOf(listed)));
      void askToRemove(ids, `请确认是否将选中的 ${ids.length} 种商品从购物车移除?`);
    },
    clearUnlisted(): void {
      const ids = idsOf(linesOf(unlisted));
      void askToRemove(ids, `请确认是否清空 ${ids.length} 种失效商品?`);
    },
  };
}

const idsOf = (lines: readonly MemberCartSku[]): string[] => lines.map(({ id }) => id);
