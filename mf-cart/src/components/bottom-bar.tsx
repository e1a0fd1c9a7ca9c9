import type { ReactNode, Ref } from 'react';
import styles from './bottom-bar.module.css';

interface Sum {
  name: string;
  value: ReactNode;
}

export interface BottomBarProps {
  /** Target of the skip button. */
  ref?: Ref<HTMLElement> | undefined;
  label: string;
  /** At the start of the bar. */
  children: ReactNode;
  /** What the sums are of. */
  note?: ReactNode;
  lesserSum?: Sum;
  sum: Sum;
  /** A second action beside the button. */
  aside?: ReactNode;
  /** The main button. */
  action: ReactNode;
  /** Why the button is not ready: shown on hover, and as its description, where the buyer may press it at all. */
  hint?: { id: string; text: string } | null;
  /** Why the buyer cannot press the button at all. */
  reason?: { id: string; text: string } | null;
  /** Why the last try failed; stays until the next. */
  problem?: ReactNode;
}

/** The selection and its sums; fixed at the bottom of the window. */
export function BottomBar({
  ref,
  label,
  children,
  note,
  lesserSum,
  sum,
  aside,
  action,
  hint,
  reason,
  problem,
}: BottomBarProps) {
  const button = (
    <div className={styles['submit']}>
      {action}
      {hint && !reason && (
        <p id={hint.id} role="tooltip" className={styles['hint']}>
          {hint.text}
        </p>
      )}
    </div>
  );
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} className={styles['bar']} aria-label={label}>
      {problem && (
        <div role="alert" className={styles['problem']}>
          {problem}
        </div>
      )}
      {reason && (
        <p id={reason.id} className={styles['reason']}>
          {reason.text}
        </p>
      )}
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
