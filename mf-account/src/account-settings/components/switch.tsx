import type { InputHTMLAttributes } from 'react';
import styles from './switch.module.css';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className' | 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export const Switch = ({ checked, onChange, ...input }: SwitchProps) => (
  <input
    {...input}
    type="checkbox"
    role="switch"
    className={styles['switch']}
    aria-checked={checked}
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
);
