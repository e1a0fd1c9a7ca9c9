import type { ProductLine } from '../../product-line';

export const concentrationTests: readonly ProductLine[] = [
  {
    category: 106,
    name: '过氧乙酸浓度测试卡',
    model: 'AL-TC',
    picture: 'test-card',
    kind: 'indicator',
    units: [
      ['盒', 50],
      ['箱', 2000],
    ],
    piece: '片',
    price: '1.16',
    sellingPoint: '十秒显色，低于有效浓度一眼可辨',
    variants: [
      ['PAA', '常用浓度段', '1'],
      ['PAAH', '高浓度段', '1.2'],
    ],
  },
  {
    category: 106,
    name: '邻苯二甲醛浓度测试条',
    model: 'AL-TO',
    picture: 'test-card',
    tone: 'blue',
    kind: 'indicator',
    units: [['盒', 60]],
    piece: '片',
    price: '2.10',
    sellingPoint: '每日首镜前一测，结果可粘贴留档',
    variants: [
      ['30', '0.30%', '1'],
      ['35', '0.35%', '1'],
    ],
  },
  {
    category: 106,
    name: '消毒液浓度测试仪',
    model: 'AL-CM',
    picture: 'label-printer',
    kind: 'system',
    units: [['台', 1]],
    piece: '台',
    price: '5600.00',
    sellingPoint: '三十秒读数，结果带时间戳打印',
    variants: [
      ['1', '手持', '1', { picture: 'handheld-meter', sellingPoint: '三十秒读数，结果带时间戳存储' }],
      ['2', '台式', '1.5'],
      ['2N', '台式联网', '1.8'],
    ],
  },
];
