import type { ProductLine } from '../../product-line';

export const disinfectantSprays: readonly ProductLine[] = [
  {
    category: 304,
    name: '物表喷雾消毒剂',
    model: 'AL-SP',
    picture: 'bottle-spray',
    tone: 'green',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 20],
    ],
    piece: '瓶',
    price: '36.00',
    sellingPoint: '细雾均匀，仪器表面即喷即擦',
    variants: [
      ['500', '500 mL', '1'],
      ['750', '750 mL', '1.4'],
      ['500F', '泡沫 500 mL', '1.15', { sellingPoint: '泡沫附着立面不流淌，即喷即擦' }],
    ],
  },
];
