import { reportTiming } from 'shared-kernel/telemetry';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportEntryTimes } from './report-entry-times';
import { reportLongTasks } from './report-long-tasks';

/** The app that an element belongs to: that of the view around it, else the shell. */
const appOf = (node: Node | null | undefined): string => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-app]')?.dataset['app'] ?? 'shell';
};

/**
 * Tells how fast the page came and answers: the first byte, the largest content, the slowest answer to the buyer, and how
 * far things moved (in thousandths); each of the app whose view it was about.
 */
export function reportPageTimes(): void {
  onTTFB(({ value }) => reportTiming('ttfb', value, { app: 'shell' }));
  onLCP(({ value, entries }) => reportTiming('lcp', value, { app: appOf(entries.at(-1)?.element) }));
  onINP(({ value, entries }) =>
    reportTiming('inp', value, { app: appOf(entries.find(({ target }) => target)?.target) }),
  );
  onCLS(({ value, entries }) => {
    const [largest] = entries.toSorted((a, b) => b.value - a.value);
    reportTiming('cls', value * 1000, { app: appOf(largest?.sources[0]?.node) });
  });
  reportLongTasks();
  reportEntryTimes();
}
