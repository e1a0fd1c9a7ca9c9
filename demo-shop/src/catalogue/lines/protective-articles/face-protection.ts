import type { ProductLine } from '../../product-line';

export const faceProtection: readonly ProductLine[] = [
  {
    category: 604,
    name: '医用防护面屏',
    model: 'AL-FS',
    picture: 'shield',
    kind: 'protective',
    device: '一类',
    units: [
      ['只', 1],
      ['箱', 100],
    ],
    piece: '只',
    price: '12.60',
    sellingPoint: '双面防雾，海绵额托舒适',
    variants: [
      ['1', '标准', '1'],
      ['2', '可翻转', '1.6'],
    ],
  },
  {
    category: 604,
    name: '医用隔离护目镜',
    model: 'AL-GG',
    picture: 'goggles',
    tone: 'indigo',
    kind: 'protective',
    device: '一类',
    units: [
      ['副', 1],
      ['箱', 100],
    ],
    piece: '副',
    price: '19.80',
    sellingPoint: '四周密封防雾，可戴近视镜',
    variants: [
      ['1', '头带式', '1'],
      ['2', '镜腿式', '0.8', { sellingPoint: '侧翼防护防雾，可戴近视镜' }],
      ['1V', '带通气阀', '1.2', { sellingPoint: '通气阀防雾，可戴近视镜' }],
    ],
  },
];
