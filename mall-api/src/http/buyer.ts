import type { ClientType, Role } from 'shared-kernel/domain';

/** Such as `client:KH1003`, `region:浙江省` and `type:5`. */
export type BuyerGroups = readonly [client: string, region: string | null, type: string];

/** The member of a client who makes a call, found by its session. */
export interface Buyer {
  readonly sessionId: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientType: ClientType;
  readonly roles: readonly Role[];
  /** Whether the client has, or has had, other members; without them nothing is said of roles. */
  readonly hasColleagues: boolean;
  /** The groups that the buyer belongs to; a client without an address has no region. */
  readonly groups: BuyerGroups;
}

/** A session token with the evidence that its owner presents it. */
export interface SessionUse {
  readonly token: string;
  /** Secret of an earlier login, stored by the browser out of reach of scripts. */
  readonly deviceToken: string | undefined;
  /** Browser and device, as reported by the caller. */
  readonly device: string;
  readonly address: string;
}

/**
 * Finds the buyer of a session token.
 * @throws CallError 40001 when the session has ended, or when another device presents its token, which ends
 * it; 60011 when the member was deactivated
 */
export type Authenticate = (use: SessionUse) => Promise<Buyer>;
