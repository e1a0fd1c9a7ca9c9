import { useId } from 'react';
import { type ReadingComfort, setReadingComfort, useReadingComfort } from 'shared-kernel/ui';
import styles from './reading-comfort-switches.module.css';
import { Switch } from './switch';

const switches: readonly { key: keyof ReadingComfort; name: string; note: string }[] = [
  { key: 'largeType', name: '大字', note: '全站文字与按钮放大' },
  { key: 'highContrast', name: '高对比', note: '文字、边框与按钮颜色加深' },
];

/** Switches for large type and high contrast, for the whole shop in this browser. */
export function ReadingComfortSwitches() {
  const id = useId();
  const comfort = useReadingComfort();
  return (
    <ul className={styles['list']}>
      {switches.map(({ key, name, note }) => (
        <li key={key}>
          <label htmlFor={`${id}${key}`} className={styles['switch']}>
            <Switch
              id={`${id}${key}`}
              checked={comfort[key]}
              onChange={(on) => setReadingComfort({ [key]: on })}
            />
            <span>
              {name}
              <small className={styles['note']}>{note}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
