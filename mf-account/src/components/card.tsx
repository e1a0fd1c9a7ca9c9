import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title: string;
  /** At the end of the title line. */
  more?: ReactNode;
  children: ReactNode;
}

/** One topic of the user centre. */
export function Card({ title, more, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {more && <div className={styles['more']}>{more}</div>}
      </div>
      {children}
    </section>
  );
}
