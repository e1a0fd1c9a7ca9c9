import type { ProductLine } from '../../product-line';

export const sensors: readonly ProductLine[] = [
  {
    category: 1202,
    name: '灭菌器温度传感器',
    model: 'AL-TS',
    picture: 'sensor-probe',
    tone: 'slate',
    kind: 'part',
    units: [['只', 1]],
    piece: '只',
    price: '680.00',
    sellingPoint: '出厂校准，附校准证书',
    variants: [
      ['1', 'PT100', '1'],
      ['2', 'PT1000', '1.1'],
    ],
  },
];
