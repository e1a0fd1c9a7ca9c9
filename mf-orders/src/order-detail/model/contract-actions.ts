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

/** Whether this buyer has to do with the order's contract at all (docs/specification.md#permissions). */
export const hasOrderContract = (clientType: ClientType, { orderContract }: ContractOrder): boolean =>
  hasContract(clientType) && orderContract !== null;

/**
 * Uploading and signing: before the review only, so only then the sign status matters
 * (docs/specification.md#contract-sign-status).
 */
export const mayHandInContract = (clientType: ClientType, order: ContractOrder): boolean =>
  hasOrderContract(clientType, order) &&
  !order.orderContract?.awaitsApproval &&
  allows(order.status, 'uploadContract');

/**
 * A contract that the e-sign platform has signed, or is voiding, is not handed in on paper as well; what a chain or
 * business client has uploaded is pushed with the order and cannot be changed
 * (docs/decisions.md#what-a-chain-or-business-client-has-uploaded-cannot-be-replaced).
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

/** Where a contract that was signed on the e-sign platform is shown there, once there is no more sign button. */
export const signedContract = (clientType: ClientType, order: ContractOrder): string | null =>
  hasOrderContract(clientType, order) && !isBeforeReview(order.status)
    ? (order.orderContract?.viewUrl ?? null)
    : null;

export interface SignButton {
  label: string;
  enabled: boolean;
  /** Where it leads; null while the buyer is not yet authenticated on the e-sign platform. */
  address: string | null;
}

/** The sign button for a qysStatus, or null where there is none. */
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
