import type { ProductLine } from '../../product-line';

export const traceabilityTerminals: readonly ProductLine[] = [
  {
    category: 701,
    name: '内镜追溯工作终端',
    model: 'AL-TR',
    picture: 'trace-terminal',
    kind: 'system',
    units: [['台', 1]],
    piece: '台',
    price: '12800.00',
    sellingPoint: '刷卡即记，清洗各步时长自动核对',
    variants: [
      ['15', '15.6 寸壁挂', '1'],
      ['10', '10.1 寸台式', '0.68'],
      ['21', '21.5 寸看板', '1.5'],
    ],
  },
];
