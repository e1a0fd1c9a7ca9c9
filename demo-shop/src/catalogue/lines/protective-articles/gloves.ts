import type { ProductLine } from '../../product-line';

export const gloves: readonly ProductLine[] = [
  {
    category: 602,
    name: '一次性丁腈检查手套',
    model: 'AL-GN',
    picture: 'gloves',
    kind: 'protective',
    device: '二类',
    units: [
      ['盒', 100],
      ['箱', 1000],
    ],
    piece: '只',
    price: '0.42',
    sellingPoint: '无粉麻面，指尖触感清晰',
    variants: [
      ['S', 'S 号', '1'],
      ['M', 'M 号', '1'],
      ['L', 'L 号', '1'],
      ['12', '加长 12 寸', '1.7'],
    ],
  },
  {
    category: 602,
    name: '灭菌橡胶外科手套',
    model: 'AL-GS',
    picture: 'gloves',
    tone: 'bronze',
    kind: 'protective',
    device: '二类',
    units: [
      ['盒', 50],
      ['箱', 500],
    ],
    piece: '双',
    price: '2.90',
    sellingPoint: '弧形手型久戴不累，独立灭菌包装',
    variants: [
      ['65', '6.5 号', '1'],
      ['70', '7 号', '1'],
      ['75', '7.5 号', '1'],
    ],
  },
];
