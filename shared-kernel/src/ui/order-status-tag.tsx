import { type OrderStatus, type StatusColour, statusColour } from '../domain';
import { Tag, type TagTone } from './tag';

const tones: Readonly<Record<StatusColour, TagTone>> = {
  orange: 'warn',
  green: 'ok',
  blue: 'info',
  red: 'bad',
  grey: 'neutral',
};

export interface OrderStatusTagProps {
  status: OrderStatus;
  /** The server's name of the status. */
  statusName: string;
}

/** An order's status in the colour of its group (docs/specification.md#status-numbers). */
export function OrderStatusTag({ status, statusName }: OrderStatusTagProps) {
  return <Tag tone={tones[statusColour(status)]}>{statusName}</Tag>;
}
