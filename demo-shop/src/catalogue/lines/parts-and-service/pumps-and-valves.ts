import type { ProductLine } from '../../product-line';

export const pumpsAndValves: readonly ProductLine[] = [
  {
    category: 1203,
    name: '定量加液泵',
    model: 'AL-DP',
    picture: 'dosing-pump',
    kind: 'part',
    units: [['台', 1]],
    piece: '台',
    price: '1860.00',
    sellingPoint: '误差小于百分之一，空吸报警',
    variants: [
      ['1', '单通道', '1'],
      ['2', '双通道', '1.6'],
    ],
  },
];
