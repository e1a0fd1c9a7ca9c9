import { Counter, type Registry } from 'prom-client';
import type { MessageChannel } from 'shared-kernel/contracts';

/** What this process has sent to members by text message and mail. */
export function countSending(registry: Registry): (channel: MessageChannel, outcome: string) => void {
  const outcomes = new Counter<'channel' | 'outcome'>({
    name: 'mall_messages_outside_total',
    help: 'Messages to members by text message and mail: sent, to be tried again, failed',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  return (channel, outcome) => outcomes.inc({ channel, outcome });
}
