import type { Consignee, Dealer, PayWay } from 'shared-kernel/contracts';

/**
 * The payment method in force: the chosen one while it is on offer, else the first
 * (docs/specification.md#cart-choices).
 */
export const payWayInForce = (payWays: readonly PayWay[], chosen: string | null): PayWay | null =>
  payWays.find(({ itemCode }) => itemCode === chosen) ?? payWays[0] ?? null;

/**
 * The dealer in force: the chosen one while it is on offer, else the only one there is
 * (docs/specification.md#cart-choices).
 */
export const dealerInForce = (dealers: readonly Dealer[], chosen: Dealer | null): Dealer | null =>
  dealers.find(({ id }) => id === chosen?.id) ?? (dealers.length === 1 ? (dealers[0] ?? null) : null);

/** The address in force: the chosen one while it exists, else the default, else the first. */
export const consigneeInForce = (consignees: readonly Consignee[], chosen: string | null): Consignee | null =>
  consignees.find(({ id }) => id === chosen) ??
  consignees.find(({ defaultAddress }) => defaultAddress) ??
  consignees[0] ??
  null;
