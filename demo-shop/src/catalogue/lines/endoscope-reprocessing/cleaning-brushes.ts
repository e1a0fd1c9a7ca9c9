import type { ProductLine } from '../../product-line';

export const cleaningBrushes: readonly ProductLine[] = [
  {
    category: 105,
    name: '一次性内镜清洗刷',
    model: 'AL-CB',
    picture: 'cleaning-brush',
    kind: 'instrument',
    device: '一类',
    units: [
      ['支', 1],
      ['盒', 50],
      ['箱', 500],
    ],
    piece: '支',
    price: '6.80',
    sellingPoint: '双头刷毛，弹簧导管不伤管腔',
    variants: [
      ['18', '1.8 mm 双头', '1'],
      ['20', '2.0 mm 双头', '1'],
      ['28', '2.8 mm 单头', '0.85', { sellingPoint: '单头刷毛，弹簧导管不伤管腔' }],
      ['37', '3.7 mm 双头', '1.1'],
      [
        'V5',
        '按钮阀口短刷',
        '0.6',
        { picture: 'valve-brush', sellingPoint: '短柄刷头，按钮阀口与钳道口刷洗到位' },
      ],
    ],
  },
  {
    category: 105,
    name: '内镜转运内衬袋',
    model: 'AL-TB',
    picture: 'liner-bag',
    tone: 'green',
    kind: 'protective',
    units: [
      ['包', 20],
      ['箱', 400],
    ],
    piece: '只',
    price: '2.60',
    sellingPoint: '洁污双色标识，转运全程封闭',
    variants: [
      ['C', '清洁（绿）', '1'],
      ['D', '污染（红）', '1'],
    ],
  },
];
