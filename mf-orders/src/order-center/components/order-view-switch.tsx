import styles from './order-view-switch.module.css';
import type { OrderView } from './use-order-view';

export interface OrderViewSwitchProps {
  view: OrderView;
  onChoose: (view: OrderView) => void;
}

const views: readonly { view: OrderView; name: string }[] = [
  { view: 'compact', name: '紧凑' },
  { view: 'full', name: '完整' },
];

/** Orders as lines, or in full. */
export function OrderViewSwitch({ view: chosen, onChoose }: OrderViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <div className={styles['switch']} role="group" aria-label="显示方式">
      {views.map(({ view, name }) => (
        <button key={view} type="button" aria-pressed={view === chosen} onClick={() => onChoose(view)}>
          {name}
        </button>
      ))}
    </div>
  );
}
