import type { ProductLine } from '../../product-line';

export const inspectionAndMaintenance: readonly ProductLine[] = [
  {
    category: 1204,
    name: '设备年度保养服务',
    model: 'AL-SV',
    picture: 'service-kit',
    kind: 'service',
    units: [['次', 1]],
    piece: '次',
    price: '4800.00',
    sellingPoint: '含耗材更换与性能验证报告',
    variants: [
      ['A', '工作站', '1'],
      ['B', '清洗消毒机', '1.4'],
      ['C', '低温灭菌器', '1.9'],
    ],
  },
];
