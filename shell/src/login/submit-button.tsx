import { Button } from 'shared-kernel/ui';
import styles from './login-form.module.css';

export interface SubmitButtonProps {
  text: string;
  busyText: string;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | null;
}

/** Ends a form: why the last try failed, and the button, which cannot be pressed twice. */
export function SubmitButton({ text, busyText, busy, failure }: SubmitButtonProps) {
  return (
    <>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" block busy={busy}>
        {busy ? busyText : text}
      </Button>
    </>
  );
}
