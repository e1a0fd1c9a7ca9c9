import type { Order } from 'shared-kernel/contracts';
import {
  allows,
  type ClientType,
  hasContract,
  isBeforeReview,
  isChain,
  orderStatus,
  qysStatus,
  signAction,
} from 'shared-kernel/domain';

type ContractOrder = Pick<Order, 'status' | 'orderContract'>;

/** Whether this buyer handles the order's contract (docs/specification.md#permissions). */
export const hasOrderContract = (clientType: ClientType, { orderContract }: ContractOrder): boolean =>
  hasContract(clientType) && orderContract !== null;

/**
 * Whether a contract can be uploaded or signed: before the review only
 * (docs/specification.md#contract-sign-status).
 */
export const mayHandInContract = (clientType: ClientType, order: ContractOrder): boolean =>
  hasOrderContract(clientType, order) &&
  !order.orderContract?.awaitsApproval &&
  allows(order.status, 'uploadContract');

/**
 * Whether a contract can be uploaded. Not one that the e-sign platform has signed, or is voiding. What a
 * chain or business client has uploaded is pushed with the order and cannot be replaced
 * (docs/decisions/documents.md#what-a-chain-or-business-client-has-uploaded-cannot-be-replaced).
 */
export const mayUploadContract = (
  clientType: ClientType,
  order: ContractOrder,
  signStatus: number | undefined,
): boolean =>
  mayHandInContract(clientType, order) &&
  !(isChain(clientType) && order.status === orderStatus.contractUploaded) &&
  signStatus !== qysStatus.signed &&
  signStatus !== qysStatus.voiding;

/** The e-sign platform's view of a signed contract, once there is no sign button any more. */
export const signedContract = (clientType: ClientType, order: ContractOrder): string | null =>
  hasOrderContract(clientType, order) && !isBeforeReview(order.status)
    ? (order.orderContract?.viewUrl ?? null)
    : null;

export interface SignButton {
  label: string;
  enabled: boolean;
  /** Its link; null until the buyer is authenticated on the e-sign platform. */
  address: string | null;
}

/** The sign button for a qysStatus; null if there is none. */
export function signButton(
  clientType: ClientType,
  order: ContractOrder,
  signStatus: number | undefined,
): SignButton | null {
  const { orderContract } = order;
  if (!orderContract || !mayHandInContract(clientType, order) || signStatus === undefined) return null;
  const { signUrl, viewUrl } = orderContract;
  return {
    ...signAction(signStatus),
    address: signStatus === qysStatus.toSign ? (signUrl ?? viewUrl) : viewUrl,
  };
}
