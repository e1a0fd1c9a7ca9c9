import { Counter, Gauge, type Registry } from 'prom-client';
import type { CountRead, Replica } from '../db/replica';

/** How far the replica is behind, whether it is read from, and how often. */
export function measureReplica(registry: Registry, replica: Replica): CountRead {
  const registers = [registry];
  new Gauge({
    name: 'mall_replica_lag_seconds',
    help: 'Seconds that the replica is behind the primary, at least; absent while it does not answer',
    registers,
    collect() {
      const seconds = replica.lagSeconds();
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
  new Gauge({
    name: 'mall_replica_usable',
    help: 'Whether the catalogue is read from the replica (1) or from the primary (0)',
    registers,
    collect() {
      this.set(replica.isUsable() ? 1 : 0);
    },
  });
  const reads = new Counter<'server'>({
    name: 'mall_catalogue_reads_total',
    help: 'Reads from the catalogue, by the server that answered',
    labelNames: ['server'],
    registers,
  });
  return (server) => reads.inc({ server });
}
