import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, told under the field. */
  problem?: string | undefined;
  /** What else there is to say, such as a server's answer: the value may be sent all the same. */
  note?: string | undefined;
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
  note,
  inputRef,
  before,
  after,
  ...input
}: TextFieldProps) {
  const id = useId();
  const problemId = `${id}problem`;
  const noteId = `${id}note`;
  const described = [problem && problemId, note && noteId].filter(Boolean).join(' ');
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
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
      {problem && (
        <p id={problemId} className={styles['problem']}>
          {problem}
        </p>
      )}
      <p id={noteId} role="status" className={styles['note']}>
        {note}
      </p>
    </div>
  );
}

/** A button inside a field, at its end. */
export const FieldButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) => (
  <button {...props} type="button" className={styles['inside']} />
);
