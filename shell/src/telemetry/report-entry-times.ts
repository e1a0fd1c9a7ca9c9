import { reportTiming } from 'shared-kernel/telemetry';

const entryOf = /\/apps\/([\w-]+)\/[^/]+\/remoteEntry\.[^/]*$/;

/** Tells how long the first file of each remote was on its way: the first of its stages, before it runs and is shown. */
export function reportEntryTimes(): void {
  const told = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      const app = entryOf.exec(name)?.[1];
      if (app === undefined || told.has(app)) continue;
      told.add(app);
      reportTiming('remote-entry', duration, { app });
    }
  }).observe({ type: 'resource', buffered: true });
}
