import type { AxiosResponse } from 'axios';
import { knownRoles } from '../domain';
import { keepRoles } from '../session/session';

/**
 * Keeps the roles that the server names with each reply to a buyer with colleagues: an administrator's change is
 * known with the next call, without a login.
 */
export function learnRoles(token: string | undefined, { headers }: AxiosResponse<unknown>): void {
  const named: unknown = headers['a-roles'];
  if (!token || typeof named !== 'string') return;
  keepRoles(token, knownRoles(named.split(',')));
}
