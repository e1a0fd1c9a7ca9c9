import styles from './part-choice.module.css';

export interface PartChoiceProps {
  label: string;
  hint: string;
  picked: string;
  choices: readonly { id: string; name: string }[];
  onPick: (id: string) => void;
}

/** A choice among a few candidates. */
export const PartChoice = ({ label, hint, picked, choices, onPick }: PartChoiceProps) => (
  <select
    aria-label={label}
    className={styles['choice']}
    value={picked}
    onChange={({ target }) => onPick(target.value)}
  >
    <option value="" disabled>
      {hint}
    </option>
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);
