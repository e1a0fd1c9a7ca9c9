import { DateRangeDialog, type Period } from 'shared-kernel/date-range';

export interface OrderPeriodDialogProps {
  startDate: string;
  endDate: string;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** The dates between which orders were placed; a choice searches at once. */
export default function OrderPeriodDialog({ startDate, endDate, onChoose, onClose }: OrderPeriodDialogProps) {
  return (
    <DateRangeDialog
      title="选择下单日期"
      period={{ ...(startDate && { start: startDate }), ...(endDate && { end: endDate }) }}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
