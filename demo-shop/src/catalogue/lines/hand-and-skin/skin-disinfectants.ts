import type { ProductLine } from '../../product-line';

export const skinDisinfectants: readonly ProductLine[] = [
  {
    category: 202,
    name: '碘伏皮肤消毒液',
    model: 'AL-SK',
    picture: 'bottle-pump',
    tone: 'bronze',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 40],
    ],
    piece: '瓶',
    price: '9.80',
    sellingPoint: '有效碘缓释，着色清晰易辨认',
    variants: [
      ['100', '100 mL', '1', { picture: 'bottle-screw' }],
      ['60', '60 mL', '0.7', { picture: 'bottle-screw' }],
      ['500', '500 mL', '2.8', { picture: 'bottle-screw' }],
    ],
  },
  {
    category: 202,
    name: '葡萄糖酸氯己定醇皮肤消毒液',
    model: 'AL-CHG',
    picture: 'bottle-spray',
    tone: 'rose',
    kind: 'disinfectant',
    units: [
      ['瓶', 1],
      ['箱', 30],
    ],
    piece: '瓶',
    price: '22.80',
    sellingPoint: '穿刺前皮肤准备，持续抑菌六小时',
    variants: [
      ['100', '100 mL 喷雾', '1'],
      ['60', '60 mL 喷雾', '0.72'],
      ['500', '500 mL 替换', '3.6', { picture: 'bottle-screw' }],
    ],
  },
  {
    category: 202,
    name: '医用酒精棉片',
    model: 'AL-AP',
    picture: 'alcohol-pads',
    tone: 'blue',
    kind: 'disinfectant',
    units: [
      ['盒', 100],
      ['箱', 5000],
    ],
    piece: '片',
    price: '0.16',
    sellingPoint: '独立铝箔包装，撕开即用',
    variants: [
      ['3', '3 × 6 cm', '1'],
      ['6', '6 × 6 cm', '1.6'],
      ['3C', '3 × 6 cm 氯己定', '1.9'],
    ],
  },
];
