import type { ReactNode } from 'react';
import styles from './view-switch.module.css';

interface View<Key extends string> {
  key: Key;
  name: string;
  /** Stands for the name on a phone. */
  icon?: ReactNode;
}

export interface ViewSwitchProps<Key extends string> {
  views: readonly View<Key>[];
  chosen: Key;
  /** The keys that switch, as in `aria-keyshortcuts`; listening to them is the page's. */
  shortcut?: string;
  onChoose: (view: Key) => void;
}

/** The ways to show a list, of which one is chosen. */
export function ViewSwitch<Key extends string>({ views, chosen, shortcut, onChoose }: ViewSwitchProps<Key>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <div className={styles['switch']} role="group" aria-label="显示方式" aria-keyshortcuts={shortcut}>
      {views.map(({ key, name, icon }) => (
        <button
          key={key}
          type="button"
          title={shortcut && `${name}（${shortcut}）`}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {icon}
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
