import { company } from 'shared-kernel/domain';

export const carrier = `${company.shortName}物流（示例）`;

/** Logistics entries of a parcel between dispatch and receipt. */
export const journey = [
  '快件已到达临江分拨中心',
  '快件运输中，下一站目的地城市',
  '快件派送中，请保持电话畅通',
] as const;
