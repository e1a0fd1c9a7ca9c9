import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './button';
import styles from './drawer.module.css';

export interface DrawerProps {
  title: string;
  /** At its head, in place of its title. */
  head?: ReactNode;
  /** Where the window has it; the end by default. */
  side?: 'start' | 'end';
  /** A link in it leads away from it, too. */
  closesOnNavigation?: boolean;
  /** The button at its foot, which closes it; without one its content has a button of its own. */
  closeText?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the side of a narrow window, over what it is about. */
export function Drawer({
  title,
  head = <b>{title}</b>,
  side = 'end',
  closesOnNavigation = false,
  closeText,
  onClose,
  children,
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [openedAt] = useState(key);

  // The dialog's own close method returns the focus.
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (closesOnNavigation && key !== openedAt) dialog.current?.close();
  }, [closesOnNavigation, key, openedAt]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      ref={dialog}
      className={`${styles['drawer']} ${styles[side]}`}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles['sheet']}>
        <div className={styles['top']}>
          {head}
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
