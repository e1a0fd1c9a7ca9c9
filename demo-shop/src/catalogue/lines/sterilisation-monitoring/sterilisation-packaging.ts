import type { ProductLine } from '../../product-line';

export const sterilisationPackaging: readonly ProductLine[] = [
  {
    category: 405,
    name: '平面灭菌包装卷袋',
    model: 'AL-PR',
    picture: 'pouch-roll',
    kind: 'indicator',
    device: '二类',
    units: [
      ['卷', 1],
      ['箱', 8],
    ],
    piece: '卷',
    price: '92.00',
    sellingPoint: '七道封合纹，撕口无纤维脱落',
    variants: [
      ['75', '75 mm × 200 m', '0.8'],
      ['100', '100 mm × 200 m', '1'],
      ['200', '200 mm × 200 m', '2'],
      ['300', '300 mm × 200 m', '2.9'],
    ],
  },
  {
    category: 405,
    name: '特卫强灭菌袋',
    model: 'AL-TY',
    picture: 'flat-pouch',
    tone: 'indigo',
    kind: 'indicator',
    device: '二类',
    units: [
      ['盒', 100],
      ['箱', 1000],
    ],
    piece: '只',
    price: '3.90',
    sellingPoint: '低温灭菌适用，抗撕裂阻菌',
    variants: [
      ['150', '150 × 320 mm', '1'],
      ['250', '250 × 480 mm', '1.8'],
    ],
  },
];
