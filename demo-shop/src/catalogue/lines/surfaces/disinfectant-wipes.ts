import type { ProductLine } from '../../product-line';

export const disinfectantWipes: readonly ProductLine[] = [
  {
    category: 301,
    name: '消毒湿巾',
    model: 'AL-WP',
    picture: 'can-wipes',
    kind: 'disinfectant',
    units: [
      ['桶', 1],
      ['箱', 12],
    ],
    piece: '桶',
    price: '32.50',
    sellingPoint: '季铵盐复配，一分钟作用不伤屏幕',
    variants: [
      ['80', '80 片', '1'],
      ['160', '160 片', '1.8'],
      ['60X', '加厚 60 片', '1.15'],
      ['40', '软包 40 片', '0.5', { picture: 'soft-pack', piece: '包' }],
    ],
  },
  {
    category: 301,
    name: '酒精消毒湿巾',
    model: 'AL-WA',
    picture: 'can-wipes',
    tone: 'blue',
    kind: 'disinfectant',
    units: [
      ['桶', 1],
      ['箱', 24],
    ],
    piece: '桶',
    price: '24.00',
    sellingPoint: '75% 酒精，快干无残留',
    variants: [
      ['60', '60 片', '1'],
      ['100', '100 片', '1.5'],
    ],
  },
];
