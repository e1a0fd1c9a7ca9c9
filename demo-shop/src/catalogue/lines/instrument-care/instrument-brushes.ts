import type { ProductLine } from '../../product-line';

export const instrumentBrushes: readonly ProductLine[] = [
  {
    category: 1103,
    name: '器械管腔清洗刷',
    model: 'AL-IB',
    picture: 'cleaning-brush',
    tone: 'slate',
    kind: 'instrument',
    device: '一类',
    units: [
      ['支', 1],
      ['套', 10],
    ],
    piece: '支',
    price: '9.60',
    sellingPoint: '不锈钢芯可灭菌重复使用',
    variants: [
      ['3', '3 mm', '1'],
      ['5', '5 mm', '1'],
      ['8', '8 mm', '1.1'],
      ['12', '12 mm', '1.2'],
    ],
  },
];
