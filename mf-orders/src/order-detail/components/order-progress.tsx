import type { CSSProperties } from 'react';
import { hasContract, type OrderStatus } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { VisuallyHidden } from 'shared-kernel/ui';
import { stepsOf } from '../model/order-steps';
import styles from './order-progress.module.css';

const stateNames = { done: '已完成', current: '进行中', ahead: '未开始' } as const;

/** Progress of an order in six steps. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const clientType = useSession()?.user.clientType;
  return (
    <ol className={styles['steps']} aria-label="订单进度">
      {stepsOf(status, clientType === undefined || hasContract(clientType)).map(({ name, state }, index) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles['mark']} aria-hidden="true">
            {state === 'done' ? <Tick /> : index + 1}
          </span>
          <span className={styles['name']}>{name}</span>
          <VisuallyHidden>{stateNames[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

const Tick = () => (
  <svg
    data-icon
    style={{ '--icon': 16 } as CSSProperties}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M5 12.500l4.500 4.500L19 7.500" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
