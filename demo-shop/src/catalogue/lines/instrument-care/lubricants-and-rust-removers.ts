import type { ProductLine } from '../../product-line';

export const lubricantsAndRustRemovers: readonly ProductLine[] = [
  {
    category: 1102,
    name: '水溶性器械润滑油',
    model: 'AL-LU',
    picture: 'bottle-spray',
    tone: 'indigo',
    kind: 'cleaner',
    units: [
      ['瓶', 1],
      ['箱', 12],
    ],
    piece: '瓶',
    price: '78.00',
    sellingPoint: '可灭菌穿透，关节灵活防锈',
    variants: [
      ['500', '500 mL 喷雾', '1'],
      [
        '1000',
        '1 L 浓缩',
        '1.7',
        { picture: 'bottle-screw', sellingPoint: '浓缩配制，可灭菌穿透，关节灵活防锈' },
      ],
    ],
  },
  {
    category: 1102,
    name: '器械除锈剂',
    model: 'AL-RR',
    picture: 'jerrycan',
    tone: 'bronze',
    kind: 'cleaner',
    units: [
      ['瓶', 1],
      ['箱', 6],
    ],
    piece: '瓶',
    price: '96.00',
    sellingPoint: '温和除锈除垢，不伤钝化层',
    variants: [
      ['1', '1 L', '1', { picture: 'bottle-screw' }],
      ['5', '5 L', '4.4'],
    ],
  },
];
