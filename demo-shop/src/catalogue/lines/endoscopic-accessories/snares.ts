import type { ProductLine } from '../../product-line';

export const snares: readonly ProductLine[] = [
  {
    category: 502,
    name: '一次性圈套器',
    model: 'AL-SN',
    picture: 'snare',
    tone: 'indigo',
    kind: 'instrument',
    device: '三类',
    units: [
      ['支', 1],
      ['盒', 5],
      ['箱', 50],
    ],
    piece: '支',
    price: '198.00',
    sellingPoint: '编织钢丝回弹好，冷热切通用',
    variants: [
      ['10', '10 mm', '0.96'],
      ['15', '15 mm', '1'],
      ['25', '25 mm', '1'],
      ['25R', '25 mm 可旋转', '1.25'],
    ],
  },
];
