import type { ProductLine } from '../../product-line';

export const indicatorTapesAndLabels: readonly ProductLine[] = [
  {
    category: 404,
    name: '压力蒸汽灭菌指示胶带',
    model: 'AL-TP',
    picture: 'tape-roll',
    tone: 'bronze',
    kind: 'indicator',
    units: [
      ['卷', 1],
      ['箱', 60],
    ],
    piece: '卷',
    price: '14.20',
    sellingPoint: '不留残胶，剥离平整',
    variants: [
      ['19', '19 mm × 50 m', '1'],
      ['12', '12 mm × 50 m', '0.7'],
      ['25', '25 mm × 50 m', '1.3'],
      [
        '19P',
        '等离子 19 mm',
        '1.9',
        { name: '等离子灭菌指示胶带', sellingPoint: '过氧化氢等离子适用，剥离不留残胶' },
      ],
    ],
  },
  {
    category: 404,
    name: '灭菌追溯标签',
    model: 'AL-LB',
    picture: 'tape-roll',
    tone: 'blue',
    kind: 'indicator',
    units: [
      ['卷', 1],
      ['箱', 24],
    ],
    piece: '卷',
    price: '68.00',
    sellingPoint: '耐高温热敏，双层可转贴病历',
    variants: [
      ['1', '单排 1000 枚', '1', { sellingPoint: '耐高温热敏，条码灭菌后仍可扫' }],
      ['2', '双层 600 枚', '1.4'],
    ],
  },
];
