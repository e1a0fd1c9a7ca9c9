import { useEffect } from 'react';
import type { ProductView } from 'shared-kernel/contracts';
import { GridIcon, ListIcon } from './icons';
import styles from './view-switch.module.css';

export interface ViewSwitchProps {
  view: ProductView;
  onChoose: (view: ProductView) => void;
}

/** Cards or rows, by a click or Alt+V. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The physical key: Alt may change the character.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyV') return;
      event.preventDefault();
      onChoose(view === 'grid' ? 'list' : 'grid');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [view, onChoose]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <div className={styles['switch']} role="group" aria-label="显示方式" aria-keyshortcuts="Alt+V">
      <button
        type="button"
        title="网格（Alt+V）"
        aria-pressed={view === 'grid'}
        onClick={() => onChoose('grid')}
      >
        <GridIcon size={16} />
        <span>网格</span>
      </button>
      <button
        type="button"
        title="清单（Alt+V）"
        aria-pressed={view === 'list'}
        onClick={() => onChoose('list')}
      >
        <ListIcon size={16} />
        <span>清单</span>
      </button>
    </div>
  );
}
