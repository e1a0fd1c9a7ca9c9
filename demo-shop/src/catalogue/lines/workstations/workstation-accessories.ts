import type { ProductLine } from '../../product-line';

export const workstationAccessories: readonly ProductLine[] = [
  {
    category: 804,
    name: '工作站高压气枪',
    model: 'AL-AG',
    picture: 'spray-gun',
    kind: 'part',
    units: [['把', 1]],
    piece: '把',
    price: '360.00',
    sellingPoint: '八种接头，管腔快速吹干',
    variants: [
      ['8', '八头', '1'],
      ['5', '五头', '0.75', { sellingPoint: '五种接头，管腔快速吹干' }],
    ],
  },
  {
    category: 804,
    name: '高压水枪',
    model: 'AL-WG',
    picture: 'spray-gun',
    tone: 'blue',
    kind: 'part',
    units: [['把', 1]],
    piece: '把',
    price: '420.00',
    sellingPoint: '压力可调，防溅护罩',
    variants: [
      ['8', '八头', '1'],
      ['5', '五头', '0.78'],
    ],
  },
];
