import type { ProductLine } from '../../product-line';

export const dryingCabinets: readonly ProductLine[] = [
  {
    category: 104,
    name: '内镜洁净干燥储存柜',
    model: 'AL-DC',
    picture: 'drying-cabinet',
    kind: 'equipment',
    device: '一类',
    units: [['台', 1]],
    piece: '台',
    price: '46800.00',
    sellingPoint: '管腔持续送风，湿度实时显示',
    variants: [
      ['6', '6 条', '0.72'],
      ['8', '8 条', '1'],
      ['12', '12 条', '1.36'],
      ['16', '16 条', '1.7'],
    ],
  },
];
