import type { FormEventHandler, ReactNode, Ref } from 'react';
import { Button } from 'shared-kernel/ui';
import styles from './login-form.module.css';

export interface LoginFormProps {
  onSubmit: FormEventHandler;
  /** Of the button; without it the form stands in a dialog, which has buttons of its own. */
  text?: string;
  busyText?: string;
  busy?: boolean;
  ref?: Ref<HTMLFormElement>;
  /** Why the last try failed. */
  failure: string | null;
  children: ReactNode;
}

/** Fields, why the last try failed, and the button, which cannot be pressed twice. */
export function LoginForm({
  onSubmit,
  text,
  busyText,
  busy = false,
  ref,
  failure,
  children,
}: LoginFormProps) {
  return (
    <form ref={ref} noValidate className={styles['form']} onSubmit={onSubmit}>
      {children}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      {text === undefined ? (
        // Without one the Enter key would send nothing.
        <button type="submit" hidden />
      ) : (
        <Button type="submit" kind="primary" size="large" block busy={busy}>
          {busy ? busyText : text}
        </Button>
      )}
    </form>
  );
}
