import styles from './login-form.module.css';

export interface SubmitButtonProps {
  pending: boolean;
  /** Why the last try failed. */
  failure: string | null;
}

/** Ends a login form: why the last try failed, and the button, which cannot be pressed twice. */
export function SubmitButton({ pending, failure }: SubmitButtonProps) {
  return (
    <>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <button type="submit" className={styles['submit']} disabled={pending}>
        {pending ? '登录中…' : '登录'}
      </button>
    </>
  );
}
