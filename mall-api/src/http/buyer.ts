import type { ClientType } from 'shared-kernel/domain';

/** Who makes a call: the member of a client whose session the call names. */
export interface Buyer {
  readonly sessionId: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientType: ClientType;
}

/**
 * Finds the buyer behind a session token.
 * @throws CallError 40001 when the session has ended
 */
export type Authenticate = (token: string) => Promise<Buyer>;
