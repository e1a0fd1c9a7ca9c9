import { reportTiming } from 'shared-kernel/telemetry';

/** From here on a task keeps the page from answering for longer than people take for a delay, in milliseconds. */
const longMs = 1_000;
/** A page that is busy all the time need not say so for ever. */
const most = 5;

/** Tells of tasks in which the page answered nobody. */
export function reportLongTasks(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  let told = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      if (duration < longMs) continue;
      reportTiming('long-task', duration, { app: 'shell' });
      told += 1;
      if (told === most) observer.disconnect();
    }
  });
  observer.observe({ type: 'longtask', buffered: true });
}
