import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

interface Sum {
  name: string;
  value: ReactNode;
}

export interface BottomBarProps {
  label: string;
  /** What stands at its start. */
  children: ReactNode;
  /** How much the sums are of. */
  note?: ReactNode;
  lesserSum?: Sum;
  sum: Sum;
  /** A way out beside the button. */
  aside?: ReactNode;
  /** The button that goes on. */
  action: ReactNode;
  /** Why the button does nothing yet: told where it is pointed at, and by its description. */
  hint?: { id: string; text: string } | null;
}

/** What has been chosen and what it comes to; stays at the foot of the window. */
export function BottomBar({ label, children, note, lesserSum, sum, aside, action, hint }: BottomBarProps) {
  const button = (
    <div className={styles['submit']}>
      {action}
      {hint && (
        <p id={hint.id} role="tooltip" className={styles['hint']}>
          {hint.text}
        </p>
      )}
    </div>
  );
  return (
    <section className={styles['bar']} aria-label={label}>
      <div className={styles['inner']}>
        {children}
        {note && <p className={styles['note']}>{note}</p>}
        <dl className={styles['sums']} aria-live="polite" aria-atomic="true">
          {lesserSum && (
            <div className={styles['lesser']}>
              <dt>{lesserSum.name}</dt>
              <dd>{lesserSum.value}</dd>
            </div>
          )}
          <div className={styles['sum']}>
            <dt>{sum.name}</dt>
            <dd>{sum.value}</dd>
          </div>
        </dl>
        {aside ? (
          <div className={styles['choices']}>
            {aside}
            {button}
          </div>
        ) : (
          button
        )}
      </div>
    </section>
  );
}
