import type { ProductLine } from '../../product-line';

export const plasmaSterilisers: readonly ProductLine[] = [
  {
    category: 901,
    name: '过氧化氢低温等离子灭菌器',
    model: 'AL-PS',
    picture: 'sterilizer-plasma',
    kind: 'equipment',
    device: '二类',
    units: [['台', 1]],
    piece: '台',
    price: '198000.00',
    sellingPoint: '二十八分钟快速循环，管腔长度提升',
    variants: [
      ['60', '60 L', '0.65'],
      ['100', '100 L', '1'],
      ['150', '150 L', '1.32'],
      ['100D', '100 L 双门', '1.25', { sellingPoint: '双门分隔污洁两区，二十八分钟快速循环' }],
    ],
  },
];
