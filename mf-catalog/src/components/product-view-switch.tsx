import { useEffect } from 'react';
import type { ProductView } from 'shared-kernel/contracts';
import { ViewSwitch } from 'shared-kernel/ui';
import { GridIcon, ListIcon } from './icons';

export interface ProductViewSwitchProps {
  view: ProductView;
  onChoose: (view: ProductView) => void;
}

const views = [
  { key: 'grid', name: '网格', icon: <GridIcon size={16} /> },
  { key: 'list', name: '清单', icon: <ListIcon size={16} /> },
] as const;

/** Cards or rows, by a click or Alt+V. */
export function ProductViewSwitch({ view, onChoose }: ProductViewSwitchProps) {
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
  return <ViewSwitch views={views} chosen={view} shortcut="Alt+V" onChoose={onChoose} />;
}
