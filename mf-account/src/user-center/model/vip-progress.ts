import type { VipInfo } from 'shared-kernel/contracts';

const highestLevel = 5;

export interface VipProgress {
  /** Progress to the next level, 0 to 1. */
  share: number;
  /** Units still missing; 0 at the highest level. */
  missing: number;
  isHighest: boolean;
}

/** A member's progress to the next level (docs/specification.md#vip-info). */
export function vipProgress({ vipLevel, unitQty, upgradeUnitQty }: VipInfo): VipProgress {
  const isHighest = vipLevel === highestLevel;
  if (isHighest || upgradeUnitQty === 0) return { share: 1, missing: 0, isHighest };
  return {
    share: Math.min(1, unitQty / upgradeUnitQty),
    missing: Math.max(0, upgradeUnitQty - unitQty),
    isHighest,
  };
}
