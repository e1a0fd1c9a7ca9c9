import { isApiError } from '../http';
import { Button } from './button';
import styles from './state.module.css';

export interface FailedStateProps {
  /** What was thrown; an ApiError's own text is shown. */
  error?: unknown;
  /** Without it, nothing here can be tried again. */
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  retrying?: boolean;
}

/** What a buyer reads of a failure; a defect's own text is nothing for them. */
export const failureText = (error: unknown): string =>
  isApiError(error) ? error.message : '内容加载失败，请稍后重试';

/** What a list or screen shows when it could not be loaded: what happened, and the way to try again. */
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
