import type { FormEventHandler, ReactNode } from 'react';
import { Button } from 'shared-kernel/ui';
import styles from './login-form.module.css';

export interface LoginFormProps {
  onSubmit: FormEventHandler;
  text: string;
  busyText: string;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | null;
  children: ReactNode;
}

/** Fields, why the last try failed, and the button, which cannot be pressed twice. */
export function LoginForm({ onSubmit, text, busyText, busy, failure, children }: LoginFormProps) {
  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      {children}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" block busy={busy}>
        {busy ? busyText : text}
      </Button>
    </form>
  );
}
