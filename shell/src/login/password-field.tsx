import { type KeyboardEvent, useState } from 'react';
import { FieldButton, TextField, type TextFieldProps } from './text-field';

/** A password, which can be shown while it is checked; capitals that were not meant are told. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after' | 'note'>) {
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const look = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      note={capitals ? '大写锁定已打开' : undefined}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapitals(false)}
      after={
        <FieldButton aria-pressed={shown} aria-label={`显示${props.label}`} onClick={() => setShown(!shown)}>
          {shown ? '隐藏' : '显示'}
        </FieldButton>
      }
    />
  );
}
