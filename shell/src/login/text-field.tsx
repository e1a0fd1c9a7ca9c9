import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, told under the field. */
  problem?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  before?: ReactNode;
  after?: ReactNode;
}

/** A labelled input with its problem below. */
export function TextField({
  label,
  value,
  onChange,
  problem,
  inputRef,
  before,
  after,
  ...input
}: TextFieldProps) {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={`${styles['box']} ${problem ? styles['wrong'] : ''}`}>
        {before}
        <input
          {...input}
          ref={inputRef}
          id={id}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
      {problem && (
        <p id={problemId} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** A button inside a field, at its end. */
export const FieldButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) => (
  <button {...props} type="button" className={styles['inside']} />
);
