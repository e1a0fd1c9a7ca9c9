import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database';

/** The connections of this process's pool; the embedded database has none. */
export function measureConnections(registry: Registry, { connections }: Database): void {
  if (!connections) return;
  new Gauge({
    name: 'mall_database_connections',
    help: 'Connections of this process by state, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = connections();
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
