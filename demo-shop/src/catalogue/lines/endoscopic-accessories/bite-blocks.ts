import type { ProductLine } from '../../product-line';

export const biteBlocks: readonly ProductLine[] = [
  {
    category: 504,
    name: '一次性咬口',
    model: 'AL-BB',
    picture: 'bite-block',
    kind: 'instrument',
    device: '一类',
    units: [
      ['只', 1],
      ['盒', 25],
      ['箱', 250],
    ],
    piece: '只',
    price: '4.60',
    sellingPoint: '软质护齿，弹性绑带固定',
    variants: [
      ['A', '成人', '1'],
      ['C', '儿童', '1'],
      ['O', '成人带氧气通道', '1.6', { sellingPoint: '软质护齿，带绑带与吸氧通道' }],
    ],
  },
];
