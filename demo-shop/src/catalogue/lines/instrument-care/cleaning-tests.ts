import type { ProductLine } from '../../product-line';

export const cleaningTests: readonly ProductLine[] = [
  {
    category: 1104,
    name: '清洗效果测试卡',
    model: 'AL-WT',
    picture: 'test-card',
    tone: 'indigo',
    kind: 'indicator',
    units: [['盒', 50]],
    piece: '片',
    price: '7.80',
    sellingPoint: '模拟血污，清洗机逐层评价',
    variants: [
      ['1', '喷淋', '1'],
      ['2', '超声', '1'],
      ['3', '管腔', '1.3'],
    ],
  },
  {
    category: 1104,
    name: 'ATP 荧光检测棉签',
    model: 'AL-AT',
    picture: 'swabs',
    tone: 'bronze',
    kind: 'indicator',
    units: [['盒', 100]],
    piece: '支',
    price: '14.80',
    sellingPoint: '十五秒读数，量化洁净程度',
    variants: [
      ['S', '表面型', '1'],
      ['W', '水样型', '1.05'],
      ['L', '管腔型', '1.2'],
    ],
  },
];
