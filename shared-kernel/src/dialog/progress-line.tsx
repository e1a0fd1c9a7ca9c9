import styles from './progress-line.module.css';

export interface ProgressLineProps {
  label: string;
  done: number;
  /** As much as there is to do; 0 while that is not known. */
  total: number;
  /** How far it is, in words. */
  text: string;
}

/** How far the work of a dialog has come. */
export function ProgressLine({ label, done, total, text }: ProgressLineProps) {
  return (
    <p className={styles['progress']} role="status">
      <progress max={total || 1} value={done} aria-label={label} /> {text}
    </p>
  );
}
