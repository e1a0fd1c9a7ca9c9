import type { ProductLine } from '../../product-line';

export const processChallenges: readonly ProductLine[] = [
  {
    category: 403,
    name: 'B-D 测试包',
    model: 'AL-BD',
    picture: 'bowie-dick',
    tone: 'indigo',
    kind: 'indicator',
    units: [
      ['盒', 20],
      ['箱', 200],
    ],
    piece: '包',
    price: '12.50',
    sellingPoint: '每日首锅空气排除测试，图案均匀易判',
    variants: [
      ['134', '134 ℃ 标准', '1'],
      ['134R', '可重复外壳', '1.6', { sellingPoint: '外壳可重复使用，每日首锅空气排除测试' }],
      ['121', '121 ℃', '1'],
    ],
  },
  {
    category: 403,
    name: '管腔灭菌过程挑战装置',
    model: 'AL-PCD',
    picture: 'lumen-challenge',
    tone: 'plum',
    kind: 'indicator',
    units: [
      ['套', 1],
      ['盒', 10],
    ],
    piece: '套',
    price: '186.00',
    sellingPoint: '模拟最难灭菌管腔，批量放行有依据',
    variants: [
      ['S', '压力蒸汽', '1'],
      ['P', '过氧化氢', '1.3'],
      ['E', '环氧乙烷', '1.2'],
    ],
  },
];
