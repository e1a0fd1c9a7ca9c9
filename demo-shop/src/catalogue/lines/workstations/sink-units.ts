import type { ProductLine } from '../../product-line';

export const sinkUnits: readonly ProductLine[] = [
  {
    category: 802,
    name: '人造石清洗槽单元',
    model: 'AL-SU',
    picture: 'sink-unit',
    kind: 'equipment',
    units: [['台', 1]],
    piece: '台',
    price: '8600.00',
    sellingPoint: '圆角无缝，刻度内置一眼配液',
    variants: [
      ['1', '单槽', '1'],
      ['2', '双槽', '1.75'],
      ['1D', '带干燥台', '1.3'],
    ],
  },
];
