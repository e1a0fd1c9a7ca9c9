import type { ProductLine } from '../../product-line';

export const highLevelDisinfectants: readonly ProductLine[] = [
  {
    category: 101,
    name: '复合过氧乙酸消毒液',
    model: 'AL-PAA',
    picture: 'jerrycan',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 6],
    ],
    piece: '瓶',
    price: '68.00',
    sellingPoint: '十分钟高水平消毒，浓度现场可测',
    variants: [
      ['2000', '2 L', '1'],
      ['500', '500 mL', '0.42', { picture: 'bottle-screw' }],
      ['1000', '1 L', '0.68', { picture: 'bottle-screw' }],
      ['5000', '5 L', '2.2'],
    ],
  },
  {
    category: 101,
    name: '邻苯二甲醛消毒液',
    model: 'AL-OPA',
    picture: 'jerrycan',
    tone: 'blue',
    kind: 'disinfectant',
    units: [
      ['桶', 1],
      ['箱', 4],
    ],
    piece: '桶',
    price: '298.00',
    sellingPoint: '五分钟起效，免活化，可重复使用 14 天',
    variants: [
      ['55', '3.78 L', '1'],
      ['55S', '2 L', '0.58'],
      ['60', '5 L', '1.26'],
    ],
  },
  {
    category: 101,
    name: '强化戊二醛消毒液',
    model: 'AL-GDA',
    picture: 'jerrycan',
    tone: 'slate',
    kind: 'disinfectant',
    units: [
      ['桶', 1],
      ['箱', 4],
    ],
    piece: '桶',
    price: '86.00',
    sellingPoint: '碱性缓释配方，对内镜材料温和',
    variants: [
      ['2', '2.5 L', '1'],
      ['25', '5 L', '1.75'],
    ],
  },
];
