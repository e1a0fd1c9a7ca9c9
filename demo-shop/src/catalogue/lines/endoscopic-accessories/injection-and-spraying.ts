import type { ProductLine } from '../../product-line';

export const injectionAndSpraying: readonly ProductLine[] = [
  {
    category: 503,
    name: '一次性内镜注射针',
    model: 'AL-NE',
    picture: 'injection-needle',
    tone: 'bronze',
    kind: 'instrument',
    device: '二类',
    units: [
      ['支', 1],
      ['盒', 10],
      ['箱', 100],
    ],
    piece: '支',
    price: '86.00',
    sellingPoint: '出针长度锁定，斜面锋利不堵',
    variants: [
      ['21', '21 G × 4 mm', '1'],
      ['23', '23 G × 4 mm', '1'],
      ['25', '25 G × 5 mm', '1.05'],
      ['23L', '23 G × 6 mm 加长', '1.1'],
    ],
  },
  {
    category: 503,
    name: '一次性内镜喷洒管',
    model: 'AL-SY',
    picture: 'injection-needle',
    tone: 'blue',
    kind: 'instrument',
    device: '二类',
    units: [
      ['支', 1],
      ['盒', 10],
    ],
    piece: '支',
    price: '128.00',
    sellingPoint: '雾化均匀，染色观察一次到位',
    variants: [
      ['18', '1.8 mm', '1'],
      ['23', '2.3 mm', '1'],
      ['23L', '2.3 mm 加长', '1.1'],
    ],
  },
];
