import type { ProductLine } from '../../product-line';

export const instrumentCleaners: readonly ProductLine[] = [
  {
    category: 1101,
    name: '器械多酶清洗剂',
    model: 'AL-IE',
    picture: 'jerrycan',
    tone: 'blue',
    kind: 'cleaner',
    units: [
      ['桶', 1],
      ['箱', 4],
    ],
    piece: '桶',
    price: '268.00',
    sellingPoint: '机洗手洗通用，对铝材安全',
    variants: [
      ['5', '5 L', '1'],
      ['10', '10 L', '1.85'],
      ['5A', '碱性 5 L', '0.92', { sellingPoint: '碱性配方去污力强，机洗不锈钢器械适用' }],
    ],
  },
];
