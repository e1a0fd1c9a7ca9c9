import { type ReactNode, useId } from 'react';
import styles from './radio-list.module.css';

export interface RadioChoice {
  id: string;
  content: ReactNode;
  /** Further actions on the option. */
  actions?: ReactNode;
}

export interface RadioListProps {
  label: string;
  choices: readonly RadioChoice[];
  picked: string | null;
  onPick: (id: string) => void;
}

/** Radio buttons, each in its own frame. */
export function RadioList({ label, choices, picked, onPick }: RadioListProps) {
  const name = useId();
  return (
    <fieldset className={styles['choices']} aria-label={label}>
      {choices.map(({ id, content, actions }) => (
        <div key={id} className={styles['choice']} data-picked={id === picked || undefined}>
          <label className={styles['label']}>
            <input type="radio" name={name} checked={id === picked} onChange={() => onPick(id)} />
            <span className={styles['content']}>{content}</span>
          </label>
          {actions && <span className={styles['actions']}>{actions}</span>}
        </div>
      ))}
    </fieldset>
  );
}
