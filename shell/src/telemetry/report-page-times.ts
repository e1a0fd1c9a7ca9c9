import { reportTiming } from 'shared-kernel/telemetry';

/** Tells how fast the page came and answers: the first byte, the largest content, the slowest answer to the buyer. */
export async function reportPageTimes(): Promise<void> {
  const { onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onTTFB, onLCP, onINP]) {
    measure(({ name, value }) => reportTiming(name.toLowerCase(), value, { app: 'shell' }));
  }
}
