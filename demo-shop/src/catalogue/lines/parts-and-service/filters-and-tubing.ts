import type { ProductLine } from '../../product-line';

export const filtersAndTubing: readonly ProductLine[] = [
  {
    category: 1201,
    name: '终端除菌滤芯',
    model: 'AL-FL',
    picture: 'filter-cartridge',
    kind: 'part',
    units: [
      ['支', 1],
      ['箱', 12],
    ],
    piece: '支',
    price: '420.00',
    sellingPoint: '0.2 微米截留，末洗用水无菌',
    variants: [
      ['10', '10 英寸', '1'],
      ['20', '20 英寸', '1.7'],
      ['5', '5 英寸', '0.65'],
    ],
  },
  {
    category: 1201,
    name: '清洗消毒机连接管',
    model: 'AL-TU',
    picture: 'tubing',
    tone: 'slate',
    kind: 'part',
    units: [
      ['根', 1],
      ['套', 5],
    ],
    piece: '根',
    price: '160.00',
    sellingPoint: '快插接头，按内镜接口配管',
    variants: [
      ['O', 'O 型', '1'],
      ['F', 'F 型', '1'],
      ['P', 'P 型', '1.05'],
    ],
  },
];
