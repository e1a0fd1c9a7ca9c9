import { envelopeCodes } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';

/** Whether a call failed because the session is over; the page has gone to the login, which says so. */
export const isSessionEnd = (reason: unknown): boolean =>
  isApiError(reason) &&
  (reason.code === envelopeCodes.sessionExpired || reason.code === envelopeCodes.deactivated);
