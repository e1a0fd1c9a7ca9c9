import type { ProductLine } from '../../product-line';

export const labelPrinting: readonly ProductLine[] = [
  {
    category: 702,
    name: '热转印标签打印机',
    model: 'AL-LP',
    picture: 'label-printer',
    kind: 'system',
    units: [['台', 1]],
    piece: '台',
    price: '3680.00',
    sellingPoint: '三百点高清，条码耐灭菌可扫',
    variants: [
      ['300', '300 dpi', '1'],
      ['200', '203 dpi', '0.62', { sellingPoint: '二百点清晰，条码耐灭菌可扫' }],
      ['300N', '300 dpi 网口', '1.2'],
    ],
  },
  {
    category: 702,
    name: '热转印碳带',
    model: 'AL-RIB',
    picture: 'tape-roll',
    tone: 'slate',
    kind: 'part',
    units: [
      ['卷', 1],
      ['箱', 24],
    ],
    piece: '卷',
    price: '42.00',
    sellingPoint: '树脂基，耐酒精擦拭',
    variants: [
      ['60', '60 mm × 300 m', '1'],
      ['110', '110 mm × 300 m', '1.7'],
    ],
  },
];
