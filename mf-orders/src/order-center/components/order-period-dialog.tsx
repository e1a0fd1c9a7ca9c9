import { DateRangeDialog, type Period } from 'shared-kernel/date-range';

export interface OrderPeriodDialogProps {
  startDate: string;
  endDate: string;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** The days between which orders were placed; what is chosen is searched at once. */
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
