import type { ProductLine } from '../../product-line';

export const quaternaryDisinfectants: readonly ProductLine[] = [
  {
    category: 303,
    name: '复合双链季铵盐消毒液',
    model: 'AL-QA',
    picture: 'jerrycan',
    tone: 'indigo',
    kind: 'disinfectant',
    units: [
      ['桶', 1],
      ['箱', 4],
    ],
    piece: '桶',
    price: '118.00',
    sellingPoint: '低气味，日常拖擦可用',
    variants: [
      ['2500', '2.5 L', '1'],
      ['5000', '5 L', '1.8'],
      ['1000', '1 L', '0.5', { picture: 'bottle-screw' }],
    ],
  },
];
