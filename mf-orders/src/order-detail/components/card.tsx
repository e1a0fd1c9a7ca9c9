import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title: string;
  /** At the end of the title line. */
  more?: ReactNode;
  /** For actions: not printed. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** One topic of an order. */
export function Card({ title, more, screenOnly = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles['card']} data-screen-only={screenOnly || undefined} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  );
}
