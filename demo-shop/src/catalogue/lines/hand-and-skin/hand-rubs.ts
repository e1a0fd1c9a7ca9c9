import type { ProductLine } from '../../product-line';

export const handRubs: readonly ProductLine[] = [
  {
    category: 201,
    name: '免洗手消毒凝胶',
    model: 'AL-HG',
    picture: 'bottle-pump',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 24],
    ],
    piece: '瓶',
    price: '18.60',
    sellingPoint: '三十秒速干，复配芦荟不黏手',
    variants: [
      ['500', '500 mL', '1'],
      ['60', '60 mL 随身', '0.36', { sellingPoint: '三十秒速干，随身小瓶随时手卫生' }],
      ['250', '250 mL', '0.66'],
      ['1000', '1 L', '1.75'],
    ],
  },
  {
    category: 201,
    name: '袋装手消毒凝胶',
    model: 'AL-HB',
    picture: 'gel-bag',
    kind: 'disinfectant',
    units: [
      ['袋', 1],
      ['箱', 12],
    ],
    piece: '袋',
    price: '32.00',
    sellingPoint: '密闭软袋防倒吸，配感应机使用',
    variants: [
      ['1000', '1 L', '1'],
      ['700', '700 mL', '0.78'],
    ],
  },
  {
    category: 201,
    name: '泡沫免洗手消毒液',
    model: 'AL-HF',
    picture: 'bottle-pump',
    tone: 'blue',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 24],
    ],
    piece: '瓶',
    price: '21.50',
    sellingPoint: '绵密泡沫延展快，无醇不刺激',
    variants: [
      ['300', '300 mL', '0.8'],
      ['500', '500 mL', '1'],
    ],
  },
];
