import type { PlacedRelease } from './owner-of-address';

export type PageFault = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;

/** Tells of errors that nobody caught and of what the policy forbids. What does so comes with the first of them. */
export function reportPageFaults(releases: () => readonly PlacedRelease[]): void {
  async function tell(fault: PageFault) {
    const { tellPageFault } = await import('./tell-page-fault');
    tellPageFault(fault, releases());
  }
  // One that cannot be told of is not to become the next.
  const hear = (fault: PageFault) => void tell(fault).catch(() => {});
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  document.addEventListener('securitypolicyviolation', hear);
}
