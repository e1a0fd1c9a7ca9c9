import styles from './progress-line.module.css';

export interface ProgressLineProps {
  label: string;
  done: number;
  total: number;
  /** How far it is, in words. */
  text: string;
}

/** How far some work has come. */
export function ProgressLine({ label, done, total, text }: ProgressLineProps) {
  return (
    <p className={styles['progress']} role="status">
      <progress max={total || 1} value={done} aria-label={label} /> {text}
    </p>
  );
}
