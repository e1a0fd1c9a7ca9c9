import type { SlotContracts } from '../apps';

export type { SlotContracts } from '../apps';

export type SlotName = keyof SlotContracts;
