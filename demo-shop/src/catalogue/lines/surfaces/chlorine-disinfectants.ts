import type { ProductLine } from '../../product-line';

export const chlorineDisinfectants: readonly ProductLine[] = [
  {
    category: 302,
    name: '含氯消毒泡腾片',
    model: 'AL-CL',
    picture: 'tablet-jar',
    tone: 'blue',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 30],
    ],
    piece: '瓶',
    price: '19.80',
    sellingPoint: '两分钟溶解，每片定量 500 mg/L',
    variants: [
      ['100', '100 片', '1'],
      ['50', '50 片', '0.6'],
      ['300', '300 片', '2.6'],
    ],
  },
  {
    category: 302,
    name: '二氧化氯消毒粉',
    model: 'AL-CD',
    picture: 'sachet',
    tone: 'green',
    kind: 'disinfectant',
    units: [
      ['盒', 10],
      ['箱', 200],
    ],
    piece: '袋',
    price: '4.20',
    sellingPoint: '一袋一配，用量不出错',
    variants: [
      ['10', '10 g', '1'],
      ['20', '20 g', '1.7'],
      ['50', '50 g', '3.6'],
    ],
  },
];
