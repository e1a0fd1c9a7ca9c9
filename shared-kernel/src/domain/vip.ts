/** Names of the membership levels 1 to 5 (docs/specification.md#vip-info). */
export const vipLevelNames = {
  1: '普通会员',
  2: '银牌会员',
  3: '金牌会员',
  4: '铂金会员',
  5: '钻石会员',
} as const;

export type VipLevel = keyof typeof vipLevelNames;
