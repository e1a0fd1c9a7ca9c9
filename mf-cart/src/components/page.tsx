import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Content {
  children: ReactNode;
}

/** A whole page, whose bar stays at the foot of the window however short the rest is. */
export const Page = ({ children }: Content) => <div className={styles['page']}>{children}</div>;

/** What keeps to the shop's width. */
export const PageColumn = ({ children }: Content) => <div className={styles['column']}>{children}</div>;

export interface PageHeadProps {
  title: string;
  /** What else there is to know of the page as a whole. */
  note?: ReactNode;
  /** What can be done with it as a whole. */
  actions?: ReactNode;
}

export const PageHead = ({ title, note, actions }: PageHeadProps) => (
  <header className={styles['head']}>
    <h1>{title}</h1>
    {note && <p>{note}</p>}
    {actions && <div className={styles['actions']}>{actions}</div>}
  </header>
);
