import type { ProductLine } from '../../product-line';

export const capsAndShoeCovers: readonly ProductLine[] = [
  {
    category: 605,
    name: '一次性医用帽',
    model: 'AL-CP',
    picture: 'cap',
    kind: 'protective',
    device: '一类',
    units: [
      ['包', 100],
      ['箱', 2000],
    ],
    piece: '只',
    price: '0.28',
    sellingPoint: '透气无纺布，松紧不勒头',
    variants: [
      ['B', '条形', '1'],
      ['R', '圆帽', '1.1'],
      ['S', '绑带手术帽', '1.8', { sellingPoint: '透气无纺布，绑带可调不勒头' }],
    ],
  },
  {
    category: 605,
    name: '一次性鞋套',
    model: 'AL-XT',
    picture: 'shoe-cover',
    tone: 'blue',
    kind: 'protective',
    units: [
      ['包', 100],
      ['箱', 2000],
    ],
    piece: '只',
    price: '0.32',
    sellingPoint: '无纺布轻薄，松紧口不脱落',
    variants: [
      ['N', '标准', '1'],
      ['A', '防滑', '1.3', { sellingPoint: '防滑底纹，湿滑地面站得稳' }],
      ['H', '高帮', '2.4', { sellingPoint: '高帮护踝，松紧口不脱落' }],
    ],
  },
];
