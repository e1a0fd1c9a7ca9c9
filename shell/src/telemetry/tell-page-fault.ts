import type { PlacedRelease } from './owner-of-address';
import type { PageFault } from './report-page-faults';
import { tellPolicyViolation } from './tell-policy-violation';
import { tellUncaught } from './tell-uncaught';

/** Tells of what the browser says went wrong in the page. */
export function tellPageFault(fault: PageFault, releases: readonly PlacedRelease[]): void {
  if ('reason' in fault) tellUncaught(fault.reason, '', releases);
  else if ('message' in fault) tellUncaught(fault.error ?? fault.message, fault.filename, releases);
  else tellPolicyViolation(fault, releases);
}
