import type { ProductLine } from '../../product-line';

export const touchlessDispensers: readonly ProductLine[] = [
  {
    category: 204,
    name: '感应式手消毒机',
    model: 'AL-DA',
    picture: 'dispenser-auto',
    kind: 'equipment',
    units: [
      ['台', 1],
      ['箱', 6],
    ],
    piece: '台',
    price: '368.00',
    sellingPoint: '零接触出液，低液位与低电量提示',
    variants: [
      ['10', '壁挂', '1'],
      ['12', '立式', '1.7', { sellingPoint: '立式机身带接液盘，零接触出液' }],
      ['15', '联网计量', '2.3', { sellingPoint: '零接触出液，用量联网统计' }],
    ],
  },
];
