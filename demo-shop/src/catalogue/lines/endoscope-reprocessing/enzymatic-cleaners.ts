import type { ProductLine } from '../../product-line';

export const enzymaticCleaners: readonly ProductLine[] = [
  {
    category: 102,
    name: '低泡多酶清洗剂',
    model: 'AL-EZ',
    picture: 'jerrycan',
    tone: 'green',
    kind: 'cleaner',
    units: [
      ['瓶', 1],
      ['箱', 6],
    ],
    piece: '瓶',
    price: '158.00',
    sellingPoint: '四酶协同，三分钟分解蛋白与黏液',
    variants: [
      ['100', '1 L', '1', { picture: 'bottle-screw' }],
      ['300', '3 L', '2.7'],
      ['500', '5 L', '4.2'],
      ['100N', '中性 1 L', '1.1', { picture: 'bottle-screw' }],
    ],
  },
  {
    category: 102,
    name: '床旁预处理保湿剂',
    model: 'AL-PT',
    picture: 'bottle-spray',
    tone: 'indigo',
    kind: 'cleaner',
    units: [
      ['瓶', 1],
      ['箱', 12],
    ],
    piece: '瓶',
    price: '46.00',
    sellingPoint: '泡沫附着不滴落，保湿 72 小时防干涸',
    variants: [
      ['500', '500 mL', '1'],
      ['250', '250 mL', '0.6'],
      [
        '200B',
        '床旁湿巾装',
        '0.8',
        { picture: 'soft-pack', piece: '包', sellingPoint: '湿巾即取即擦，保湿 72 小时防干涸' },
      ],
    ],
  },
];
