import { Link } from 'react-router-dom';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import type { ReplyOf } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Button, toast } from 'shared-kernel/ui';
import type { InsteadOfProps } from '../contract';
import styles from './instead-of.module.css';

const shown = 3;

/** What a buyer can do about a product that cannot be had now: wait for it, or take another one. */
export function InsteadOf({ productId, productName, isOut }: InsteadOfProps) {
  // Without an answer nothing is suggested.
  const related = useCall('product/related', { id: productId }, { silent: true, retry: false });
  const others = substitutesIn(related.data).slice(0, shown);
  return (
    <div className={styles['instead']}>
      {isOut && <NoticeButton productId={productId} productName={productName} />}
      {others.length > 0 && (
        <p>
          可替代：
          {others.map(({ id, name, model }) => (
            <Link key={id} to={pathTo('/home/detail', { id })} target="_blank">
              {name}（{model}）
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

function NoticeButton({ productId, productName }: Omit<InsteadOfProps, 'isOut'>) {
  const notices = useCall('product/arrival/list', {}, { silent: true });
  const { mutate, isPending } = useCallMutation('product/arrival/add');
  const isWaiting = notices.data?.some((notice) => notice.productId === productId) ?? false;
  return (
    <Button
      kind="text"
      busy={isPending}
      disabled={isWaiting || notices.data === undefined}
      aria-label={`${isWaiting ? '已订阅到货通知' : '到货通知'} ${productName}`}
      onClick={() => mutate({ productId }, { onSuccess: () => void toast.success('到货后将以消息通知您') })}
    >
      {isWaiting ? '已订阅到货通知' : '到货通知'}
    </Button>
  );
}

/** Products that replace this one, or that it replaced; only those that are sold. */
const substitutesIn = (related: ReplyOf<'product/related'> | undefined) =>
  (related?.fitting ?? [])
    .filter(({ kind }) => kind === 'replacement' || kind === 'replaces')
    .flatMap(({ products }) => products)
    .filter(({ canOrder, stockState }) => canOrder && stockState !== 'none');
