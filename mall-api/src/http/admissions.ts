import { type CallPath, calls } from 'shared-kernel/contracts';
import { type Bulkhead, createBulkhead, type MeasuredBulkhead } from './bulkhead';

/** Keeps submissions from taking all connections. */
export interface SubmissionLimits {
  /** Bulkhead before the session is known. */
  readonly admission: MeasuredBulkhead;
  /** Bulkhead once the buyer is known. */
  readonly submissions: MeasuredBulkhead;
}

const submissionsWaiting = 200;
const guestsWaiting = 1000;
/** Shorter than a successful login with a password, longer than a refused one. */
const guestPaceMs = 40;

const share = (connections: number, part: number) => Math.max(1, Math.floor(connections / part));

/**
 * Reserves connections for other calls: submissions get at most half of them, less those for session lookups,
 * because four hundred concurrent buyers' lookups alone would block every other call.
 * @param within maximum wait in milliseconds
 */
export function limitSubmissions(connections: number, within: number): SubmissionLimits {
  const limits = { waiting: submissionsWaiting, within };
  return {
    admission: createBulkhead({ ...limits, atOnce: share(connections, 5) }),
    submissions: createBulkhead({ ...limits, atOnce: share(connections, 2) }),
  };
}

/** Bulkheads of the calls without a session, by what they do. */
export type GuestAdmissions = Readonly<Record<'looking' | 'proving' | 'reporting', MeasuredBulkhead>>;

/**
 * Bulkheads of the calls without a session, so that a stranger's flood takes few connections and little CPU.
 * Logins and applications, browsing, and reports queue separately.
 * @param within maximum wait in milliseconds
 */
export function createGuestAdmissions(connections: number, within: number): GuestAdmissions {
  const limits = { waiting: guestsWaiting, within };
  return {
    looking: createBulkhead({ ...limits, atOnce: share(connections, 2) }),
    proving: createBulkhead({ ...limits, atOnce: share(connections, 5), paced: guestPaceMs }),
    reporting: createBulkhead({ ...limits, atOnce: share(connections, 5) }),
  };
}

/** The bulkhead of a call without a session. */
export function guestAdmission({ looking, proving, reporting }: GuestAdmissions, path: CallPath): Bulkhead {
  if (path === 'telemetry/report') return reporting;
  return ['write', 'upload'].includes(calls[path].kind) ? proving : looking;
}
