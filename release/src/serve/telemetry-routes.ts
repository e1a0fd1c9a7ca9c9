import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Store } from '../store/store';
import { appendTelemetry } from './telemetry-log';

const BEACON_BYTES = 16 * 1024;
const BEACONS_A_MINUTE = 60;

const beacon = z.record(z.string(), z.json());

/** Collects what browsers report, such as a remote that failed to load, into the store's log. */
export async function telemetryRoutes(scope: FastifyInstance, store: Store): Promise<void> {
  await scope.register(rateLimit, { max: BEACONS_A_MINUTE, timeWindow: '1 minute' });
  // `sendBeacon` with a string sends text/plain.
  scope.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => {
      const result = z.string().transform(parseJson).pipe(beacon).safeParse(body);
      if (result.success) done(null, result.data);
      else done(Object.assign(new Error('a beacon is a JSON object'), { statusCode: 400 }));
    },
  );
  scope.post('/telemetry', { bodyLimit: BEACON_BYTES }, async (request, reply) => {
    const userAgent = request.headers['user-agent'] ?? null;
    const kept = await appendTelemetry(store, { userAgent, beacon: request.body });
    return reply.code(kept ? 204 : 429).send();
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
