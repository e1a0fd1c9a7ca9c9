import type { ProductLine } from '../../product-line';

export const surgicalScrubs: readonly ProductLine[] = [
  {
    category: 203,
    name: '外科手消毒液',
    model: 'AL-SH',
    picture: 'bottle-pump',
    tone: 'indigo',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 12],
    ],
    piece: '瓶',
    price: '48.00',
    sellingPoint: '免刷手配方，长效抑菌护肤',
    variants: [
      ['500', '500 mL', '1'],
      ['1000', '1 L', '1.8'],
      ['750', '750 mL 壁挂', '1.45'],
    ],
  },
  {
    category: 203,
    name: '抗菌洗手液',
    model: 'AL-HW',
    picture: 'bottle-pump',
    tone: 'green',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 24],
    ],
    piece: '瓶',
    price: '14.50',
    sellingPoint: '弱酸配方，高频洗手不干燥',
    variants: [
      ['500', '500 mL', '1'],
      ['5000', '5 L 补充', '5.2', { picture: 'jerrycan' }],
    ],
  },
];
