/** Membership rights, each with the level (1 to 5) that it starts at. */
export const vipRights = [
  { name: '专属客服', note: '工作日一对一答复', fromLevel: 1 },
  { name: '价格保护', note: '下单后降价自动补差', fromLevel: 2 },
  { name: '优先配送', note: '同城次日送达', fromLevel: 2 },
  { name: '院内培训', note: '每年上门培训', fromLevel: 3 },
  { name: '设备巡检', note: '每季度上门巡检', fromLevel: 3 },
  { name: '新品试用', note: '首批申请名额', fromLevel: 4 },
  { name: '驻场支持', note: '搬迁与评审驻场', fromLevel: 5 },
] as const;
