import type { FittingProducts } from 'shared-kernel/contracts';

export type FittingKind = FittingProducts['kind'];

/** Names of the relation kinds, in display order. */
export const fittingKindNames: Readonly<Record<FittingKind, string>> = {
  consumable: '适用耗材',
  accessory: '配件',
  fits: '适用商品',
  replacement: '可替代本品',
  replaces: '本品可替代',
};
