import type { ProductLine } from '../../product-line';

export const ultrasonicCleaners: readonly ProductLine[] = [
  {
    category: 803,
    name: '超声波清洗机',
    model: 'AL-UC',
    picture: 'ultrasonic',
    kind: 'equipment',
    device: '一类',
    units: [['台', 1]],
    piece: '台',
    price: '15600.00',
    sellingPoint: '双频扫频，清洗均匀无死角',
    variants: [
      ['20', '20 L', '0.6'],
      ['40', '40 L', '1'],
      ['80', '80 L', '1.7'],
      ['40L', '40 L 管腔型', '1.35', { sellingPoint: '双频扫频，管腔器械灌流接口' }],
    ],
  },
];
