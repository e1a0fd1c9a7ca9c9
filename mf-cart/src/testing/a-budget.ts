import type { Budget } from 'shared-kernel/contracts';

/** A blocking budget in force, of which 60.00 is left. */
export const aBudget = (over: Partial<Budget> = {}): Budget => ({
  id: 'budget-1',
  department: '检验科',
  fromDate: '2026-01-01',
  toDate: '2026-12-31',
  plannedAmount: '100.00',
  blocks: true,
  inForce: true,
  requestedAmount: '20.00',
  orderedAmount: '40.00',
  leftAmount: '60.00',
  ...over,
});
