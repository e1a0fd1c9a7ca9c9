import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button';
import styles from './drawer.module.css';

export interface DrawerProps {
  title: string;
  /** The button at its foot, which closes it; without one its content has a button of its own. */
  closeText?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the side of a narrow window, over what it is about. */
export function Drawer({ title, closeText, onClose, children }: DrawerProps) {
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
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles['sheet']}>
        <div className={styles['top']}>
          <b>{title}</b>
          <button type="button" aria-label={`关闭${title}`} onClick={close}>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path strokeLinecap="round" d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        {children}
        {closeText && (
          <div className={styles['bottom']}>
            <Button kind="primary" onClick={close}>
              {closeText}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
}
