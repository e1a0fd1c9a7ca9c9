import type { ProductLine } from '../../product-line';

export const washerDisinfectors: readonly ProductLine[] = [
  {
    category: 103,
    name: '全自动软式内镜清洗消毒机',
    model: 'AL-AER',
    picture: 'endoscope-washer',
    kind: 'equipment',
    device: '二类',
    units: [['台', 1]],
    piece: '台',
    price: '168000.00',
    sellingPoint: '双腔独立运行，全管路灌流逐孔监测',
    variants: [
      ['800', '单腔', '0.68', { sellingPoint: '单腔紧凑机身，全管路灌流逐孔监测' }],
      ['880', '双腔', '1'],
      ['890', '双腔带追溯', '1.18', { sellingPoint: '双腔独立运行，逐条记录随镜追溯' }],
    ],
  },
];
