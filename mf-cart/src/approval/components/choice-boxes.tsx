import styles from './rule-form.module.css';

export interface ChoiceBoxesProps {
  legend: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes, of which any number may be chosen. */
export const ChoiceBoxes = ({ legend, choices, chosen, onChange }: ChoiceBoxesProps) => (
  <fieldset className={styles['choices']}>
    <legend>{legend}</legend>
    {choices.map(({ id, name }) => (
      <label key={id}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
        {name}
      </label>
    ))}
  </fieldset>
);
