import type { ProductLine } from '../../product-line';

export const ostomyAndSkinCare: readonly ProductLine[] = [
  {
    category: 1004,
    name: '皮肤保护膜喷雾',
    model: 'AL-SF',
    picture: 'bottle-spray',
    tone: 'green',
    kind: 'dressing',
    device: '一类',
    units: [
      ['瓶', 1],
      ['箱', 48],
    ],
    piece: '瓶',
    price: '38.00',
    sellingPoint: '无酒精不刺痛，隔离排泄物刺激',
    variants: [
      ['28', '28 mL', '1'],
      ['50', '50 mL', '1.6'],
    ],
  },
  {
    category: 1004,
    name: '造口护理湿巾',
    model: 'AL-OW',
    picture: 'soft-pack',
    tone: 'rose',
    kind: 'dressing',
    units: [
      ['包', 30],
      ['箱', 900],
    ],
    piece: '片',
    price: '0.98',
    sellingPoint: '温和清洁造口周围皮肤，软包可重复封口',
    variants: [
      ['30', '清洁', '1'],
      ['30R', '去胶', '1.3', { sellingPoint: '去除残胶不拉扯皮肤，软包可重复封口' }],
    ],
  },
];
