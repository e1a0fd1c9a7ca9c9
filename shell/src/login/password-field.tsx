import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';
import styles from './text-field.module.css';

/** A password, which can be shown while it is checked. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={styles['inside']}
          aria-pressed={shown}
          aria-label={`显示${props.label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? '隐藏' : '显示'}
        </button>
      }
    />
  );
}
