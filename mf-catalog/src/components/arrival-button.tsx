import { useCallMutation } from 'shared-kernel/calls';
import type { Product } from 'shared-kernel/contracts';
import { Button, toast, VisuallyHidden } from 'shared-kernel/ui';

/** Requests or cancels a back-in-stock notice of a product that is out of stock. */
export function ArrivalButton({ id, name, isAwaited }: Pick<Product, 'id' | 'name' | 'isAwaited'>) {
  const add = useCallMutation('product/arrival/add', { untilFresh: true });
  const cancel = useCallMutation('product/arrival/cancel', { untilFresh: true });

  const press = () =>
    isAwaited
      ? cancel.mutate({ productId: id }, { onSuccess: () => void toast.success('已取消到货通知') })
      : add.mutate({ productId: id }, { onSuccess: () => void toast.success('到货后将以消息通知您') });

  return (
    <Button busy={add.isPending || cancel.isPending} onClick={press}>
      {isAwaited ? '取消到货通知' : '到货通知'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
