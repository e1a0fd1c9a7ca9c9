import type { ProductLine } from '../../product-line';

export const completeWorkstations: readonly ProductLine[] = [
  {
    category: 801,
    name: '内镜清洗消毒工作站',
    model: 'AL-WS',
    picture: 'washstation',
    kind: 'equipment',
    device: '一类',
    units: [['台', 1]],
    piece: '台',
    price: '68800.00',
    sellingPoint: '五槽一体成型，步骤语音提示',
    variants: [
      ['300', '五槽', '1'],
      ['200', '四槽', '0.82', { sellingPoint: '四槽一体成型，步骤语音提示' }],
      ['300T', '五槽带追溯', '1.22', { sellingPoint: '五槽一体成型，逐步记录随镜追溯' }],
      ['400', '六槽双线', '1.4', { sellingPoint: '六槽双线并行，步骤语音提示' }],
    ],
  },
];
