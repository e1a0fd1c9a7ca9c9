import type { ProductLine } from '../../product-line';

export const biologicalIndicators: readonly ProductLine[] = [
  {
    category: 402,
    name: '快速生物指示剂',
    model: 'AL-BI',
    picture: 'box-indicator',
    tone: 'green',
    kind: 'indicator',
    units: [
      ['盒', 50],
      ['箱', 500],
    ],
    piece: '支',
    price: '16.80',
    sellingPoint: '荧光法二十四分钟出结果',
    variants: [
      ['24', '压力蒸汽', '1'],
      ['24P', '过氧化氢', '1.35'],
      ['240', '环氧乙烷 4 小时', '1.2', { sellingPoint: '荧光法四小时出结果' }],
      ['48', '压力蒸汽 48 小时', '0.55', { sellingPoint: '培养法四十八小时判读，色变清晰' }],
    ],
  },
  {
    category: 402,
    name: '生物指示剂阅读器',
    model: 'AL-BR',
    picture: 'incubator-reader',
    kind: 'equipment',
    units: [['台', 1]],
    piece: '台',
    price: '9800.00',
    sellingPoint: '八孔独立计时，结果自动上传追溯系统',
    variants: [
      ['8', '8 孔', '1'],
      ['12', '12 孔', '1.4', { sellingPoint: '十二孔独立计时，结果自动上传追溯系统' }],
    ],
  },
];
