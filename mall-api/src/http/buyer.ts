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

/** What a session token comes with: that alone shows that it is where it was given to. */
export interface SessionUse {
  readonly token: string;
  /** What an earlier login left with the browser, out of the reach of scripts. */
  readonly deviceToken: string | undefined;
  /** Browser and device, as the caller names them. */
  readonly device: string;
  readonly address: string;
}

/**
 * Finds the buyer behind a session token.
 * @throws CallError 40001 when the session has ended, or when its token was taken elsewhere, which ends it
 */
export type Authenticate = (use: SessionUse) => Promise<Buyer>;
