import type { PlacedRelease } from './owner-of-address';
import type { PageFault } from './report-page-faults';
import { reportPolicyViolation } from './report-policy-violation';
import { reportUncaught } from './report-uncaught';

/** Tells of what the browser says went wrong in the page. */
export function reportPageFault(fault: PageFault, releases: readonly PlacedRelease[]): void {
  if ('reason' in fault) reportUncaught(fault.reason, '', releases);
  else if ('message' in fault) reportUncaught(fault.error ?? fault.message, fault.filename, releases);
  else reportPolicyViolation(fault, releases);
}
