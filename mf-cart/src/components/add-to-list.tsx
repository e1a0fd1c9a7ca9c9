import { lazy, Suspense } from 'react';
import type { ListGoods } from 'shared-kernel/contracts';
import { Button, type ButtonProps, toast, useLazyDialog } from 'shared-kernel/ui';

const loadDialog = () => import('./add-to-list-dialog');
const AddToListDialog = lazy(loadDialog);

export interface AddToListProps extends Pick<ButtonProps, 'kind' | 'disabled'> {
  goods: readonly ListGoods[];
  /** What to do while there are none. */
  hint: string;
}

/** Button to put goods into a purchase list. */
export function AddToList({ goods, hint, ...look }: AddToListProps) {
  const dialog = useLazyDialog(loadDialog);
  return (
    <>
      <Button {...look} onClick={() => void (goods.length > 0 ? dialog.open() : toast.warning(hint))}>
        加入清单
      </Button>
      <Suspense>{dialog.isOpen && <AddToListDialog goods={goods} onClose={dialog.close} />}</Suspense>
    </>
  );
}
