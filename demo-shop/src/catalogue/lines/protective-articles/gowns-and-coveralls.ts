import type { ProductLine } from '../../product-line';

export const gownsAndCoveralls: readonly ProductLine[] = [
  {
    category: 603,
    name: '一次性隔离衣',
    model: 'AL-GW',
    picture: 'gown',
    kind: 'protective',
    device: '一类',
    units: [
      ['件', 1],
      ['箱', 50],
    ],
    piece: '件',
    price: '15.80',
    sellingPoint: '防渗透透气，针织袖口不上窜',
    variants: [
      ['M', 'M 号', '1'],
      ['L', 'L 号', '1'],
      ['XL', 'XL 号', '1.05'],
      ['AP', '围裙式', '0.45', { picture: 'apron', sellingPoint: '防渗透透气，围裙式穿脱快' }],
    ],
  },
  {
    category: 603,
    name: '医用一次性防护服',
    model: 'AL-CV',
    picture: 'coverall',
    tone: 'blue',
    kind: 'protective',
    device: '二类',
    units: [
      ['件', 1],
      ['箱', 30],
    ],
    piece: '件',
    price: '58.00',
    sellingPoint: '压条密封，站立活动不绷裂',
    variants: [
      ['170', '170 号', '1'],
      ['180', '180 号', '1'],
      ['190', '190 号', '1.05'],
    ],
  },
];
