import { useEffect, useRef } from 'react';
import type { SelectionState } from '../model/selection';
import styles from './select-box.module.css';

export interface SelectBoxProps {
  label: string;
  state: SelectionState;
  onToggle: () => void;
  disabled?: boolean;
  /** Shows the label beside the box; otherwise it is only read out. */
  labelled?: boolean;
}

/** A checkbox with a large target and an indeterminate state. */
export function SelectBox({ label, state, onToggle, disabled = false, labelled = false }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles['target']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={labelled ? undefined : label}
        checked={state === 'all'}
        disabled={disabled}
        onChange={onToggle}
      />
      {labelled && <span>{label}</span>}
    </label>
  );
}
