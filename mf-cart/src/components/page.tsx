import type { ReactNode, Ref } from 'react';
import styles from './page.module.css';

interface Content {
  children: ReactNode;
}

/** A full-height page, whose bar stays at the bottom of the window. */
export const Page = ({ children }: Content) => <div className={styles['page']}>{children}</div>;

/** Content within the shop's width. */
export const PageColumn = ({ ref, children }: Content & { ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={styles['column']}>
    {children}
  </div>
);

export interface PageHeadProps {
  title: string;
  /** A note on the whole page. */
  note?: ReactNode;
  /** Actions on the whole page. */
  actions?: ReactNode;
}

export const PageHead = ({ title, note, actions }: PageHeadProps) => (
  <header className={styles['head']}>
    <h1>{title}</h1>
    {note && <p>{note}</p>}
    {actions && <div className={styles['actions']}>{actions}</div>}
  </header>
);
