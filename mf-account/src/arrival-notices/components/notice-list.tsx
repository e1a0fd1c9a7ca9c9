import { useCallMutation } from 'shared-kernel/calls';
import type { ArrivalNotice } from 'shared-kernel/contracts';
import { pathTo, unbroken } from 'shared-kernel/domain';
import { Button, ProductPicture, toast, VisuallyHidden } from 'shared-kernel/ui';
import { todayInChina } from '../../model/qualification-notice';
import styles from './notice-list.module.css';

/** The buyer's back-in-stock notices, each with a link to the product and a button to cancel. */
export function NoticeList({ notices }: { notices: readonly ArrivalNotice[] }) {
  const { mutate, isPending } = useCallMutation('product/arrival/cancel', { untilFresh: true });
  const today = todayInChina();

  const cancel = (productId: string) =>
    mutate({ productId }, { onSuccess: () => void toast.success('已取消到货通知') });

  return (
    <ul>
      {notices.map(({ productId, model, name, imageUrl, expectedDate, createTime }) => (
        <li key={productId} className={styles['notice']}>
          <span className={styles['picture']}>
            <ProductPicture src={imageUrl} alt="" sizes="64px" />
          </span>
          <div className={styles['product']}>
            <a href={pathTo('/home/detail', { id: productId })} target="_blank" rel="noopener">
              {unbroken(name)}
            </a>
            <p className={styles['facts']}>
              {model}　{createTime.slice(0, 10)} 订阅
              {expectedDate && expectedDate >= today && `　预计 ${expectedDate} 到货`}
            </p>
          </div>
          <Button kind="text" disabled={isPending} onClick={() => cancel(productId)}>
            取消通知
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
