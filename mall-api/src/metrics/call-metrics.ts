import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { envelopeCodes } from 'shared-kernel/domain';
import { callPrefix } from '../http/call-schema';

/** Calls by envelope code, and their seconds. A call that no contract names counts as `unknown`. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const answered = new Counter({
    name: 'mall_calls_total',
    help: 'Calls that were answered, by contract path and envelope code',
    labelNames: ['call', 'code'],
    registers,
  });
  const duration = new Histogram({
    name: 'mall_call_duration_seconds',
    help: 'Seconds from a request’s headers to the end of its reply, by contract path',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? request.url;
    if (!path.startsWith(callPrefix)) return;
    const call = request.routeOptions.url === undefined ? 'unknown' : path.slice(callPrefix.length);
    answered.inc({ call, code: reply.failureCode ?? envelopeCodes.ok });
    duration.observe({ call }, reply.elapsedTime / 1000);
  });
}
