import type { ReactNode } from 'react';
import { Tag } from 'shared-kernel/ui';
import styles from './compare-row.module.css';

export interface CompareRowProps {
  name: string;
  /** What decides whether the products differ. */
  values: readonly string[];
  /** What is shown of each, in the order of the values. */
  children: readonly ReactNode[];
}

/** One thing that products are compared by; where they differ it says so. */
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
