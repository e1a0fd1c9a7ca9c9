import styles from './progress-line.module.css';

export interface ProgressLineProps {
  label: string;
  done: number;
  /** The amount of work; 0 while unknown. */
  total: number;
  /** The progress in words. */
  text: string;
}

/** Progress bar of a dialog's work. */
export function ProgressLine({ label, done, total, text }: ProgressLineProps) {
  return (
    <p className={styles['progress']} role="status">
      <progress max={total || 1} value={done} aria-label={label} /> {text}
    </p>
  );
}
