import type { ProductLine } from '../../product-line';

export const ethyleneOxideSterilisers: readonly ProductLine[] = [
  {
    category: 902,
    name: '环氧乙烷灭菌器',
    model: 'AL-EO',
    picture: 'sterilizer-eo',
    kind: 'equipment',
    device: '二类',
    units: [['台', 1]],
    piece: '台',
    price: '136000.00',
    sellingPoint: '负压运行，自动解析残留',
    variants: [
      ['50', '50 L', '0.7'],
      ['120', '120 L', '1'],
      ['240', '240 L', '1.6'],
    ],
  },
];
