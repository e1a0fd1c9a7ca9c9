import type { ProductLine } from '../../product-line';

export const valves: readonly ProductLine[] = [
  {
    category: 505,
    name: '一次性内镜阀门套装',
    model: 'AL-VS',
    picture: 'valve-set',
    tone: 'blue',
    kind: 'instrument',
    device: '二类',
    units: [
      ['套', 1],
      ['盒', 20],
      ['箱', 200],
    ],
    piece: '套',
    price: '38.00',
    sellingPoint: '送气送水与吸引阀齐套，一人一换',
    variants: [
      ['O', 'O 型接口', '1'],
      ['F', 'F 型接口', '1'],
      ['P', 'P 型接口', '1.05'],
    ],
  },
  {
    category: 505,
    name: '活检孔密封帽',
    model: 'AL-VC',
    picture: 'biopsy-cap',
    tone: 'slate',
    kind: 'instrument',
    device: '一类',
    units: [
      ['盒', 10],
      ['箱', 500],
    ],
    piece: '只',
    price: '6.20',
    sellingPoint: '反复穿刺不漏气',
    variants: [
      ['1', '通用', '1'],
      ['2', '加厚', '1.3'],
    ],
  },
];
