import { type ReactNode, useEffect, useRef } from 'react';
import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import styles from './facet-drawer.module.css';
import { CloseIcon } from './icons';

export interface FacetDrawerProps {
  /** Number of matching products; undefined while loading. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The facets in a dialog over the list, which updates behind it. */
export function FacetDrawer({ total, onClose, children }: FacetDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // The dialog's own close method returns the focus.
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles['drawer']}
      aria-label="筛选"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles['sheet']}>
        <div className={styles['top']}>
          <b>筛选</b>
          <button type="button" aria-label="关闭筛选" onClick={close}>
            <CloseIcon size={20} />
          </button>
        </div>
        {children}
        <div className={styles['bottom']}>
          <Button kind="primary" onClick={close}>
            {total === undefined ? '查看商品' : `查看 ${formatCount(total, '件')}商品`}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
