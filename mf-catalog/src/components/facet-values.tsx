import { useState } from 'react';
import type { FacetCounts } from 'shared-kernel/contracts';
import { FacetChoice } from './facet-choice';
import styles from './facet-values.module.css';

export interface FacetValuesProps {
  name: string;
  values: FacetCounts['facets'][number]['values'];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

const shownAtFirst = 6;

/** The values of one facet; the first ones and the chosen, until 更多 shows the rest. */
export function FacetValues({ name, values, chosen, onToggle }: FacetValuesProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = values.length > shownAtFirst + 1;
  const shown =
    isExpanded || !isLong
      ? values
      : values.filter(({ value }, place) => place < shownAtFirst || chosen.includes(value));
  return (
    <fieldset>
      <legend>{name}</legend>
      {shown.map(({ value, name, count }) => (
        <FacetChoice
          key={value}
          name={name}
          count={count}
          isChosen={chosen.includes(value)}
          onToggle={() => onToggle(value)}
        />
      ))}
      {isLong && (
        <button
          type="button"
          className={styles['more']}
          aria-label={`${isExpanded ? '收起' : '更多'}${name}`}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? '收起' : `更多（${values.length - shown.length}）`}
        </button>
      )}
    </fieldset>
  );
}
