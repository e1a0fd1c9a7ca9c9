export { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog';
export type { Period } from './period';
