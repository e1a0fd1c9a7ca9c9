import type { ProductLine } from '../../product-line';

export const stonesAndForeignBodies: readonly ProductLine[] = [
  {
    category: 506,
    name: '一次性取石网篮',
    model: 'AL-RB',
    picture: 'stone-basket',
    tone: 'plum',
    kind: 'instrument',
    device: '二类',
    units: [
      ['支', 1],
      ['盒', 5],
    ],
    piece: '支',
    price: '460.00',
    sellingPoint: '四丝螺旋，抓取稳回收顺',
    variants: [
      ['20', '20 mm', '1'],
      ['30', '30 mm', '1.1'],
    ],
  },
  {
    category: 506,
    name: '一次性异物钳',
    model: 'AL-FB',
    picture: 'grasping-forceps',
    tone: 'slate',
    kind: 'instrument',
    device: '二类',
    units: [
      ['支', 1],
      ['盒', 5],
    ],
    piece: '支',
    price: '176.00',
    sellingPoint: '鳄口与鼠齿可选，夹持不滑脱',
    variants: [
      ['A', '鳄口', '1', { sellingPoint: '鳄口咬合有力，夹持不滑脱' }],
      ['R', '鼠齿', '1', { sellingPoint: '鼠齿抓取稳，夹持不滑脱' }],
      ['3', '三爪', '1.2', { sellingPoint: '三爪张开大，抓取不滑脱' }],
    ],
  },
];
