export type { Period } from '../domain';
export { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog';
