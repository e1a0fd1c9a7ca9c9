import type { ProductLine } from '../../product-line';

export const traceabilitySoftware: readonly ProductLine[] = [
  {
    category: 705,
    name: '消毒供应追溯软件',
    model: 'AL-SW',
    picture: 'trace-terminal',
    kind: 'system',
    units: [['套', 1]],
    piece: '套',
    price: '88000.00',
    sellingPoint: '回收到发放全流程一码到底',
    variants: [
      ['C', '供应中心版', '1'],
      ['E', '内镜中心版', '0.85'],
      ['H', '院级平台版', '2.2'],
    ],
  },
];
