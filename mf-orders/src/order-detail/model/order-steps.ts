import { type OrderStatus, orderProgress, orderSteps } from 'shared-kernel/domain';

export type StepState = 'done' | 'current' | 'ahead';

/** The six steps of the progress bar, as far as an order of this status has come. */
export function stepsOf(status: OrderStatus): { name: string; state: StepState }[] {
  const { done, current } = orderProgress(status);
  return orderSteps.map(({ name }, index) => ({
    name,
    state: index < done ? 'done' : index === current ? 'current' : 'ahead',
  }));
}
