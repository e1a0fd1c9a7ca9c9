import { Counter, Histogram, type Registry } from 'prom-client';
import type { ReportedEvent } from '../ports/analytics';

/** Browsers say which app they mean; strangers cannot make up more series than this. */
const apps = 30;
const appName = /^[a-z][a-z0-9-]{0,40}$/;

const seconds = ['lcp', 'inp', 'remote-entry', 'remote-load', 'remote-mount'];

/** Faults, load times and web vitals that browsers report, by app; which version, the release page tells. */
export function measureBrowsers(registry: Registry): { forward(events: readonly ReportedEvent[]): void } {
  const registers = [registry];
  const faults = new Counter({
    name: 'mall_browser_faults_total',
    help: 'Faults that browsers reported, by app',
    labelNames: ['app'],
    registers,
  });
  const times = new Histogram({
    name: 'mall_browser_seconds',
    help: 'Seconds that browsers reported: lcp, inp, and of a remote its entry, load and mount',
    labelNames: ['app', 'timing'],
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 1.5, 2.5, 4, 8, 15],
    registers,
  });
  const shifts = new Histogram({
    name: 'mall_browser_layout_shift',
    help: 'Cumulative layout shift that browsers reported, by app',
    labelNames: ['app'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  const seen = new Set<string>();

  function appOf({ app = 'shell' }: ReportedEvent): string {
    if (!appName.test(app)) return 'other';
    if (seen.size < apps) seen.add(app);
    return seen.has(app) ? app : 'other';
  }

  return {
    forward(events) {
      for (const event of events) {
        const { kind, name, ms = 0 } = event;
        const app = appOf(event);
        if (kind === 'fault') faults.inc({ app });
        else if (kind === 'timing' && seconds.includes(name)) times.observe({ app, timing: name }, ms / 1000);
        else if (kind === 'timing' && name === 'cls') shifts.observe({ app }, ms / 1000);
      }
    },
  };
}
