import type { ProductLine } from '../../product-line';

export const bandagesAndFixation: readonly ProductLine[] = [
  {
    category: 1002,
    name: '自粘弹性绷带',
    model: 'AL-BE',
    picture: 'bandage',
    tone: 'rose',
    kind: 'dressing',
    device: '一类',
    units: [
      ['卷', 1],
      ['盒', 12],
      ['箱', 144],
    ],
    piece: '卷',
    price: '6.90',
    sellingPoint: '自粘不粘皮肤，加压均匀',
    variants: [
      ['5', '5 cm × 4.5 m', '0.7'],
      ['75', '7.5 cm × 4.5 m', '1'],
      ['10', '10 cm × 4.5 m', '1.3'],
      ['15', '15 cm × 4.5 m', '1.8'],
    ],
  },
  {
    category: 1002,
    name: '透气医用胶带',
    model: 'AL-MT',
    picture: 'tape-roll',
    tone: 'blue',
    kind: 'dressing',
    device: '一类',
    units: [
      ['盒', 24],
      ['箱', 576],
    ],
    piece: '卷',
    price: '2.40',
    sellingPoint: '低敏胶，汗湿不脱落',
    variants: [
      ['125', '1.25 cm × 9.1 m', '1'],
      ['25', '2.5 cm × 9.1 m', '1.8'],
    ],
  },
  {
    category: 1002,
    name: '留置针透明固定贴',
    model: 'AL-IV',
    picture: 'dressing',
    tone: 'indigo',
    kind: 'dressing',
    device: '二类',
    units: [
      ['片', 1],
      ['盒', 100],
      ['箱', 2000],
    ],
    piece: '片',
    price: '1.60',
    sellingPoint: '透气防水，开口包边固定稳',
    variants: [
      ['67', '6 × 7 cm', '1'],
      ['1012', '10 × 12 cm', '1.9'],
      ['67C', '6 × 7 cm 儿童', '1.05'],
    ],
  },
];
