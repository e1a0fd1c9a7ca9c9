import type { Consignee, Dealer, PayWay } from 'shared-kernel/contracts';

/**
 * The effective payment method: the chosen one while it is available, else the first
 * (docs/specification.md#cart-choices).
 */
export const payWayInForce = (payWays: readonly PayWay[], chosen: string | null): PayWay | null =>
  payWays.find(({ itemCode }) => itemCode === chosen) ?? payWays[0] ?? null;

/**
 * The effective dealer: the chosen one while it is available, else a single one
 * (docs/specification.md#cart-choices).
 */
export const dealerInForce = (dealers: readonly Dealer[], chosen: Dealer | null): Dealer | null =>
  dealers.find(({ id }) => id === chosen?.id) ?? (dealers.length === 1 ? (dealers[0] ?? null) : null);

/** The effective address: the chosen one while it exists, else the default, else the first. */
export const consigneeInForce = (consignees: readonly Consignee[], chosen: string | null): Consignee | null =>
  consignees.find(({ id }) => id === chosen) ??
  consignees.find(({ defaultAddress }) => defaultAddress) ??
  consignees[0] ??
  null;
