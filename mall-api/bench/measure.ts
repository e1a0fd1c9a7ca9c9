import autocannon from 'autocannon';
import type { CallPath } from 'shared-kernel/contracts';

export interface CallRequest {
  readonly body: unknown;
  readonly token?: string | undefined;
}

export interface Figures {
  /** Answered calls a second; of a sequence, whole sequences. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Load {
  /** Calls that a connection makes one after another; what `next` gives is for one round of them. */
  readonly paths: readonly CallPath[];
  /** @returns a request for each path */
  readonly next: () => readonly CallRequest[];
  readonly connections: number;
  readonly seconds: number;
}

/** The value below which that share of sorted values lies. */
export const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Loads an API for some seconds.
 * @throws Error when a call is refused or not answered: figures of failures are worth nothing
 */
export async function measure(url: string, { paths, next, connections, seconds }: Load): Promise<Figures> {
  const times: number[] = [];
  const started = performance.now();
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    // Figures are our own: autocannon has no 95th percentile.
    requests: paths.map((path, index) => ({
      method: 'POST',
      path: `/api/sale/mall/${path}`,
      setupRequest: (request, context) => {
        if (index === 0) Object.assign(context, { round: next() });
        const { body, token } = (context as { round: CallRequest[] }).round[index] ?? { body: {} };
        return {
          ...request,
          headers: {
            'content-type': 'application/json',
            ...(token !== undefined && { 'a-session-id': token }),
          },
          body: JSON.stringify(body),
        };
      },
    })),
    verifyBody: (body) => String(body).startsWith('{"code":"0"'),
  };
  const { errors, timeouts, non2xx, mismatches } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (errors + timeouts + non2xx + mismatches > 0) {
    throw new Error(
      `${paths.join(', ')}: ${errors} errors, ${timeouts} timeouts, ${non2xx + mismatches} refused`,
    );
  }
  const elapsed = (performance.now() - started) / 1_000;
  const sorted = times.sort((a, b) => a - b);
  return {
    perSecond: times.length / paths.length / elapsed,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
  };
}
