import { useEffect, useRef } from 'react';
import { useCall } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';

/** Refetched with every step of the order: a shipped part is one. */
export function useLogistics({ id: orderId, operationLogs }: Pick<Order, 'id' | 'operationLogs'>) {
  const logistics = useCall('order/listLogistics', { orderId }, { refetchOnWindowFocus: true });
  const { refetch } = logistics;
  const steps = operationLogs.length;
  const known = useRef(steps);
  useEffect(() => {
    if (known.current === steps) return;
    known.current = steps;
    void refetch();
  }, [steps, refetch]);
  return logistics;
}
