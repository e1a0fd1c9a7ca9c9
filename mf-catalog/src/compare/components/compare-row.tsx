import type { ReactNode } from 'react';
import { Tag } from 'shared-kernel/ui';
import styles from './compare-row.module.css';

export interface CompareRowProps {
  name: string;
  /** The values whose equality is checked. */
  values: readonly string[];
  /** The cells, in the order of the values. */
  children: readonly ReactNode[];
}

/** A row of the comparison; differing values are marked. */
export function CompareRow({ name, values, children }: CompareRowProps) {
  const differs = new Set(values).size > 1;
  return (
    <tr className={differs ? styles['different'] : undefined}>
      <th scope="row">
        {name}
        {differs && <Tag tone="warn">不同</Tag>}
      </th>
      {children.map((child, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place
        <td key={place}>{child}</td>
      ))}
    </tr>
  );
}
