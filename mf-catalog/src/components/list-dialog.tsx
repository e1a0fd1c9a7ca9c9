import type { ListGoods } from 'shared-kernel/contracts';
import { Button, RemoteSlot } from 'shared-kernel/ui';

export interface ListDialogProps {
  /** Units with the quantity that is usual. */
  goods: readonly ListGoods[];
  onClose: () => void;
}

/** The cart app's dialog that puts units into a purchase list. */
export function ListDialog({ goods, onClose }: ListDialogProps) {
  return (
    <RemoteSlot
      name="cart/add-to-list"
      props={{ goods, onClose }}
      loading={null}
      failed={(retry) => (
        <Button kind="text" onClick={retry ?? onClose}>
          清单未能打开，点击重试
        </Button>
      )}
    />
  );
}
