import type { PlacedRelease } from './owner-of-address';

export type PageFault = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;

/** So long nothing is told after what tells could not be had, in milliseconds. */
const pauseMs = 30_000;

/**
 * Tells of errors that nobody caught and of what the policy forbids. What does so comes with the first of them; where it does
 * not come, its own failure may be heard as the next one, so there is a pause before it is asked for again.
 */
export function reportPageFaults(
  releases: () => readonly PlacedRelease[],
  load: () => Promise<Pick<typeof import('./report-page-fault'), 'reportPageFault'>> = () =>
    import('./report-page-fault'),
): void {
  let pausedUntil = 0;
  async function hear(fault: PageFault) {
    if (performance.now() < pausedUntil) return;
    try {
      const { reportPageFault } = await load();
      reportPageFault(fault, releases());
    } catch {
      pausedUntil = performance.now() + pauseMs;
    }
  }
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  document.addEventListener('securitypolicyviolation', hear);
}
