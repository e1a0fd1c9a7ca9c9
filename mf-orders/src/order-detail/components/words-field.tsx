import styles from './words-field.module.css';

export interface WordsFieldProps {
  label: string;
  placeholder?: string;
  /** Maximum number of characters. */
  max: number;
  value: string;
  onChange: (value: string) => void;
}

/** A text field for a few sentences. */
export const WordsField = ({ label, placeholder, max, value, onChange }: WordsFieldProps) => (
  <label className={styles['field']}>
    {label}
    <textarea
      rows={3}
      maxLength={max}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
    />
  </label>
);
