import { type OrderStatus, orderProgress, orderStatus, orderSteps } from 'shared-kernel/domain';

export type StepState = 'done' | 'current' | 'ahead';

const contractStep = orderProgress(orderStatus.contractUploaded).current;

/**
 * The six steps of the progress bar for a status. An order whose contract is with its dealer passes that step
 * automatically, and says so.
 */
export function stepsOf(status: OrderStatus, withContract: boolean): { name: string; state: StepState }[] {
  const { done, current } = orderProgress(status);
  return orderSteps.map(({ name }, index) => ({
    name: index === contractStep && !withContract ? `无需${name}` : name,
    state: index < done ? 'done' : index === current ? 'current' : 'ahead',
  }));
}
