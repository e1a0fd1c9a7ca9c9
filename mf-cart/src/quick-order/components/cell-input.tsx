import { type InputHTMLAttributes, type SelectHTMLAttributes, useRef } from 'react';
import styles from './cell-input.module.css';

export interface CellInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A text field in a table cell; Escape restores the previous text. */
export function CellInput({ label, value, onChange, ...rest }: CellInputProps) {
  const before = useRef(value);
  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      className={styles['input']}
      aria-label={label}
      value={value}
      onFocus={(event) => {
        before.current = value;
        event.target.select();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== before.current) onChange(before.current);
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export interface CellSelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'className'> {
  label: string;
  onChange: (value: string) => void;
}

/** A select in a table cell. */
export const CellSelect = ({ label, onChange, ...rest }: CellSelectProps) => (
  <select
    {...rest}
    className={styles['input']}
    aria-label={label}
    onChange={({ target }) => onChange(target.value)}
  />
);
