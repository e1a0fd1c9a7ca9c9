import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface ButtonLook {
  /** `primary` at most once in a view; `danger` for irreversible actions; `text` inside rows. */
  kind?: 'primary' | 'secondary' | 'danger' | 'text' | undefined;
  size?: 'medium' | 'large' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Pending: shown as such, and not pressable. */
  busy?: boolean | undefined;
  children: ReactNode;
}

const look = ({ kind = 'secondary', size = 'medium', block = false }: ButtonLook): string =>
  [styles['button'], styles[kind], size === 'large' && styles['large'], block && styles['block']]
    .filter(Boolean)
    .join(' ');

const stayQuiet = (event: MouseEvent) => event.preventDefault();

/** The shop's button; light enough for pages that load nothing of Arco. */
export function Button({
  kind,
  size,
  block,
  busy = false,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, size, block })}
      // A disabled element loses the focus; a busy button keeps it.
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? stayQuiet : onClick}
    >
      {busy && <span className={styles['spinner']} aria-hidden="true" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, block, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={look({ kind, size, block })} />;
}
