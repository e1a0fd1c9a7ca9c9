import type { ProductLine } from '../../product-line';

export const sterilants: readonly ProductLine[] = [
  {
    category: 903,
    name: '过氧化氢灭菌卡匣',
    model: 'AL-CT',
    picture: 'cassette',
    tone: 'plum',
    kind: 'disinfectant',
    units: [
      ['盒', 5],
      ['箱', 50],
    ],
    piece: '匣',
    price: '286.00',
    sellingPoint: '十二循环密封，插入即识别',
    variants: [
      ['12', '12 循环', '1'],
      ['6', '6 循环', '0.58', { sellingPoint: '六循环密封，插入即识别' }],
    ],
  },
  {
    category: 903,
    name: '环氧乙烷气罐',
    model: 'AL-EG',
    picture: 'gas-can',
    tone: 'slate',
    kind: 'disinfectant',
    units: [
      ['罐', 1],
      ['箱', 12],
    ],
    piece: '罐',
    price: '118.00',
    sellingPoint: '单次用量，腔内开启不外泄',
    variants: [
      ['100', '100 g', '1'],
      ['170', '170 g', '1.5'],
    ],
  },
];
