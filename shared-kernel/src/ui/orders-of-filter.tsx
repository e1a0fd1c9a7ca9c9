import { useId } from 'react';
import type { ReplyOf } from '../contracts';
import styles from './orders-of-filter.module.css';

export interface OrdersOfFilterProps {
  /** `mine`, `all`, or the id of a colleague. */
  whose: string;
  /** '' for any. */
  department: string;
  choices: ReplyOf<'order/colleagues'>;
  /** What an address without `whose` means. */
  unsaid: 'mine' | 'all';
  /** Parameters of the address; null removes one. */
  onChange: (change: { whose?: string | null; department?: string | null }) => void;
}

/** Chooses whose orders of the client are shown and, where orders count to departments, of which. */
export function OrdersOfFilter({ whose, department, choices, unsaid, onChange }: OrdersOfFilterProps) {
  const whoseId = useId();
  const departmentId = useId();
  const { colleagues, departments } = choices;
  const isListed = ['mine', 'all', ...colleagues.map(({ id }) => id)].includes(whose);
  const listed = department && !departments.includes(department) ? [department, ...departments] : departments;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would be a third name for two fields
    <div role="group" aria-label="查看谁的订单" className={styles['filter']}>
      <label htmlFor={whoseId}>采购人</label>
      <select
        id={whoseId}
        value={whose}
        onChange={({ target: { value } }) => onChange({ whose: value === unsaid ? null : value })}
      >
        <option value="mine">我的订单</option>
        <option value="all">全部同事</option>
        {!isListed && <option value={whose}>所选同事</option>}
        {colleagues.map(({ id, name, active }) => (
          <option key={id} value={id}>
            {active ? name : `${name}（已停用）`}
          </option>
        ))}
      </select>
      {listed.length > 0 && (
        <>
          <label htmlFor={departmentId}>科室</label>
          <select
            id={departmentId}
            value={department}
            onChange={({ target: { value } }) => onChange({ department: value || null })}
          >
            <option value="">全部科室</option>
            {listed.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
