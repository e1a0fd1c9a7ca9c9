import { type ReactNode, useState } from 'react';
import { Button, Drawer, narrowWindow, useMedia } from 'shared-kernel/ui';
import { conditionsIn } from '../model/order-query';
import { OrderFilterForm, type OrderFilterFormProps } from './order-filter-form';
import styles from './order-filters.module.css';

export interface OrderFiltersProps extends OrderFilterFormProps {
  /** Beside it. */
  children: ReactNode;
}

/** The search for orders above their list, or in a drawer where there is no room. */
export function OrderFilters({ filter, onSearch, children }: OrderFiltersProps) {
  const inDrawer = useMedia(narrowWindow);
  const [isOpen, setIsOpen] = useState(false);
  const form = <OrderFilterForm filter={filter} onSearch={onSearch} />;
  if (!inDrawer) {
    return (
      <div className={styles['card']}>
        {form}
        {children}
      </div>
    );
  }
  const conditions = conditionsIn(filter);
  return (
    <div className={styles['row']}>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {conditions.length > 0 ? `筛选（${conditions.length}）` : '筛选'}
      </Button>
      <p className={styles['conditions']}>{conditions.join('，')}</p>
      {children}
      {isOpen && (
        <Drawer title="筛选" onClose={() => setIsOpen(false)}>
          {form}
        </Drawer>
      )}
    </div>
  );
}
