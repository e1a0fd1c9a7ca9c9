import { useCallMutation } from 'shared-kernel/calls';
import type { PurchaseListLine } from 'shared-kernel/contracts';
import { toast } from 'shared-kernel/ui';

/** Moving and removing lines of a list; a removal can be undone. */
export function useLineChanges(listId: string, lines: readonly PurchaseListLine[]) {
  const moving = useCallMutation('purchaseList/line/move', { untilFresh: true });
  const removal = useCallMutation('purchaseList/line/remove');
  // Undone also from a page that has been left meanwhile.
  const { mutate: restore } = useCallMutation('purchaseList/line/restore', {
    onSuccess: () => void toast.success('已撤销移除'),
  });

  return {
    move(lineId: string, by: -1 | 1): void {
      const from = lines.findIndex(({ id }) => id === lineId);
      const beforeId = lines[by < 0 ? from - 1 : from + 2]?.id ?? null;
      moving.mutate(
        { id: listId, lineId, beforeId },
        {
          // The row has moved in the document, where it lost the focus.
          onSuccess: () =>
            requestAnimationFrame(() => {
              const pressed = document.querySelector<HTMLButtonElement>(`[data-move="${by} ${lineId}"]`);
              const other = document.querySelector<HTMLButtonElement>(`[data-move="${-by} ${lineId}"]`);
              (pressed?.disabled ? other : pressed)?.focus();
            }),
        },
      );
    },
    remove({ id, sku }: PurchaseListLine): void {
      const request = { id: listId, lineIds: [id] };
      removal.mutate(request, {
        onSuccess: () =>
          void toast.success(`已移除 ${sku.productName}`, [
            { name: '撤销', onClick: () => restore(request) },
          ]),
      });
    },
  };
}
