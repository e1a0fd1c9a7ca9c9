import type { ProductLine } from '../../product-line';

export const masks: readonly ProductLine[] = [
  {
    category: 601,
    name: '医用防护口罩',
    model: 'AL-MK',
    picture: 'mask',
    kind: 'protective',
    device: '二类',
    units: [
      ['盒', 50],
      ['箱', 1000],
    ],
    piece: '只',
    price: '2.52',
    sellingPoint: '过滤效率不低于 95%，密合条贴合鼻梁',
    variants: [
      ['95', '杯形', '1', { picture: 'cup-mask' }],
      ['95F', '折叠式', '1.1'],
      ['95S', '小号', '1'],
    ],
  },
  {
    category: 601,
    name: '医用外科口罩',
    model: 'AL-MS',
    picture: 'mask',
    tone: 'blue',
    kind: 'protective',
    device: '二类',
    units: [
      ['盒', 50],
      ['箱', 2000],
    ],
    piece: '只',
    price: '0.36',
    sellingPoint: '三层阻隔防喷溅，耳带柔软',
    variants: [
      ['3', '耳挂', '1'],
      ['3T', '绑带', '1.15', { sellingPoint: '三层阻隔防喷溅，绑带服帖不勒耳' }],
      ['3C', '儿童', '1'],
    ],
  },
];
