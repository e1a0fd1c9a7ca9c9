import type { ProductLine } from '../../product-line';

export const chemicalIndicators: readonly ProductLine[] = [
  {
    category: 401,
    name: '第五类化学指示卡',
    model: 'AL-IND',
    picture: 'box-strips',
    kind: 'indicator',
    units: [
      ['盒', 250],
      ['箱', 5000],
    ],
    piece: '片',
    price: '0.632',
    sellingPoint: '包内三参数综合判读，移动式读数',
    variants: [
      ['5', '蒸汽灭菌', '1'],
      ['5B', '爬行式', '1.25'],
      ['5S', '过氧化氢用', '1.5', { sellingPoint: '过氧化氢灭菌包内综合判读，变色清晰' }],
    ],
  },
  {
    category: 401,
    name: '第四类包内化学指示卡',
    model: 'AL-IN',
    picture: 'box-strips',
    tone: 'blue',
    kind: 'indicator',
    units: [
      ['盒', 200],
      ['箱', 4000],
    ],
    piece: '片',
    price: '0.24',
    sellingPoint: '压力蒸汽灭菌包内放置，变色清晰',
    variants: [
      ['4', '132 ℃', '1'],
      ['4L', '121 ℃', '1'],
      ['4P', '等离子', '1.6', { sellingPoint: '等离子灭菌包内放置，变色清晰' }],
      ['4E', '环氧乙烷', '1.5', { sellingPoint: '环氧乙烷灭菌包内放置，变色清晰' }],
    ],
  },
];
