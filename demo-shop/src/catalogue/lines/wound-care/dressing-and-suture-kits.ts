import type { ProductLine } from '../../product-line';

export const dressingAndSutureKits: readonly ProductLine[] = [
  {
    category: 1003,
    name: '一次性换药包',
    model: 'AL-DK',
    picture: 'suture-kit',
    kind: 'dressing',
    device: '二类',
    units: [
      ['包', 1],
      ['箱', 100],
    ],
    piece: '包',
    price: '5.80',
    sellingPoint: '镊子纱布弯盘齐备，开包即用',
    variants: [
      ['1', '基础型', '1'],
      ['2', '标准型', '1.35'],
      ['3', '加强型', '1.8'],
    ],
  },
  {
    category: 1003,
    name: '一次性缝合包',
    model: 'AL-ST',
    picture: 'suture-kit',
    tone: 'indigo',
    kind: 'dressing',
    device: '二类',
    units: [
      ['包', 1],
      ['箱', 60],
    ],
    piece: '包',
    price: '18.60',
    sellingPoint: '急诊清创缝合一包到位',
    variants: [
      ['A', '普通', '1'],
      ['B', '含孔巾', '1.2'],
      ['R', '拆线型', '0.55', { sellingPoint: '拆线剪与镊子齐备，床旁拆线一包到位' }],
    ],
  },
];
