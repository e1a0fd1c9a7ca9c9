import type { ProductLine } from '../../product-line';

export const mucosalDisinfectants: readonly ProductLine[] = [
  {
    category: 205,
    name: '黏膜消毒液',
    model: 'AL-MU',
    picture: 'bottle-spray',
    tone: 'plum',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 40],
    ],
    piece: '瓶',
    price: '16.80',
    sellingPoint: '无醇温和，口腔与创面周边可用',
    variants: [
      ['100', '100 mL', '1'],
      ['250', '250 mL', '2.1'],
    ],
  },
];
