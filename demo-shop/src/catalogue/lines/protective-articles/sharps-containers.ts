import type { ProductLine } from '../../product-line';

export const sharpsContainers: readonly ProductLine[] = [
  {
    category: 606,
    name: '利器盒',
    model: 'AL-SB',
    picture: 'sharps-box',
    kind: 'protective',
    units: [
      ['只', 1],
      ['箱', 60],
    ],
    piece: '只',
    price: '5.60',
    sellingPoint: '一次锁死不可重开，耐穿刺',
    variants: [
      ['1', '1 L', '0.7'],
      ['3', '3 L', '1'],
      ['6', '6 L', '1.7'],
      ['20', '20 L 脚踏', '9'],
    ],
  },
];
