import { Counter, Gauge, type Registry } from 'prom-client';
import type { MeasuredBulkhead } from '../http/bulkhead';

/** What runs and waits in each bulkhead, and what it has turned away. */
export function measureBulkheads(
  registry: Registry,
  bulkheads: Readonly<Record<string, MeasuredBulkhead>>,
): void {
  const common = { labelNames: ['kind' as const], registers: [registry] };
  const measured = Object.entries(bulkheads);
  new Gauge({
    ...common,
    name: 'mall_bulkhead_running',
    help: 'Work that runs in a bulkhead',
    collect() {
      for (const [kind, bulkhead] of measured) this.set({ kind }, bulkhead.load().running);
    },
  });
  new Gauge({
    ...common,
    name: 'mall_bulkhead_waiting',
    help: 'Work that waits for a place in a bulkhead',
    collect() {
      for (const [kind, bulkhead] of measured) this.set({ kind }, bulkhead.load().waiting);
    },
  });
  new Counter({
    ...common,
    name: 'mall_bulkhead_refused_total',
    help: 'Work that a bulkhead turned away because its queue was full or the wait too long (60008)',
    collect() {
      this.reset();
      for (const [kind, bulkhead] of measured) this.inc({ kind }, bulkhead.load().refused);
    },
  });
}
