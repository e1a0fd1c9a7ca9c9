import type { ProductLine } from '../../product-line';

export const airAndTerminalDisinfection: readonly ProductLine[] = [
  {
    category: 305,
    name: '过氧化氢终末消毒液',
    model: 'AL-HP',
    picture: 'jerrycan',
    tone: 'plum',
    kind: 'disinfectant',
    units: [
      ['桶', 1],
      ['箱', 4],
    ],
    piece: '桶',
    price: '186.00',
    sellingPoint: '配合雾化机使用，分解为水和氧',
    variants: [
      ['6', '6% 5 L', '1'],
      ['12', '12% 5 L', '1.6'],
      ['6S', '6% 1 L', '0.26', { picture: 'bottle-screw' }],
    ],
  },
  {
    category: 305,
    name: '干雾空气消毒机',
    model: 'AL-FG',
    picture: 'mist-machine',
    kind: 'equipment',
    device: '二类',
    units: [['台', 1]],
    piece: '台',
    price: '28600.00',
    sellingPoint: '五微米干雾，全程记录可打印',
    variants: [
      ['50', '50 m³', '0.7'],
      ['100', '100 m³', '1'],
      ['200', '200 m³', '1.5'],
    ],
  },
];
