import { useState } from 'react';
import { FieldButton, TextField, type TextFieldProps } from './text-field';

/** A password, which can be shown while it is checked. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <FieldButton aria-pressed={shown} aria-label={`显示${props.label}`} onClick={() => setShown(!shown)}>
          {shown ? '隐藏' : '显示'}
        </FieldButton>
      }
    />
  );
}
