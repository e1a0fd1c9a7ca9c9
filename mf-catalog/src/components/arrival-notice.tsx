import { useCall, useCallMutation } from 'shared-kernel/calls';
import type { Product } from 'shared-kernel/contracts';
import { Button, toast, VisuallyHidden } from 'shared-kernel/ui';
import { expectedArrival } from '../model/expected-arrival';
import styles from './arrival-notice.module.css';

export type ArrivalNoticeProps = Pick<Product, 'name' | 'expectedDate'> & { productId: string };

/** Button for a back-in-stock notice of a product that is out of stock. */
export function ArrivalNotice({ productId, name, expectedDate }: ArrivalNoticeProps) {
  // All cards share this call.
  const { data: isWaiting } = useCall(
    'product/arrival/list',
    {},
    { select: (notices) => notices.some((notice) => notice.productId === productId) },
  );
  const add = useCallMutation('product/arrival/add');
  const cancel = useCallMutation('product/arrival/cancel');
  const expected = expectedArrival(expectedDate, new Date());

  const press = () =>
    isWaiting
      ? cancel.mutate({ productId }, { onSuccess: () => void toast.success('已取消到货通知') })
      : add.mutate({ productId }, { onSuccess: () => void toast.success('到货后将以消息通知您') });

  return (
    <div className={styles['notice']}>
      {expected && <span className={styles['expected']}>{expected}</span>}
      <Button busy={add.isPending || cancel.isPending} disabled={isWaiting === undefined} onClick={press}>
        {isWaiting ? '取消到货通知' : '到货通知'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
