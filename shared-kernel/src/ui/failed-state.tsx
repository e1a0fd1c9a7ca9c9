import { isApiError } from '../http';
import { Button } from './button';
import styles from './state.module.css';

export interface FailedStateProps {
  /** The error; an ApiError's own text is shown. */
  error?: unknown;
  /** Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** A retry is in flight. */
  retrying?: boolean;
}

/** The text of a failure for a buyer; a bug's own message is not shown. */
export const failureText = (error: unknown): string =>
  isApiError(error) ? error.message : '内容加载失败，请稍后重试';

/** Shown when a list or screen could not be loaded: the reason, and a retry button. */
export function FailedState({ error, onRetry, retrying = false }: FailedStateProps) {
  return (
    <div className={styles['state']} role="alert">
      <svg className={styles['picture']} viewBox="0 0 120 96" aria-hidden="true">
        <ellipse cx="60" cy="84" rx="44" ry="6" className={styles['shade']} />
        <path d="M60 18 96 78H24z" className={styles['paper']} />
        <path d="M60 40v18M60 66v4" className={styles['warning']} />
      </svg>
      <p className={styles['text']}>{failureText(error)}</p>
      {onRetry && (
        <div className={styles['action']}>
          <Button onClick={onRetry} busy={retrying}>
            重新加载
          </Button>
        </div>
      )}
    </div>
  );
}
