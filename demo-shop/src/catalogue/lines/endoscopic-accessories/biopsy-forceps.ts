import type { ProductLine } from '../../product-line';

export const biopsyForceps: readonly ProductLine[] = [
  {
    category: 501,
    name: '一次性活检钳',
    model: 'AL-BX',
    picture: 'biopsy-forceps',
    kind: 'instrument',
    device: '二类',
    units: [
      ['支', 1],
      ['盒', 10],
      ['箱', 100],
    ],
    piece: '支',
    price: '124.00',
    sellingPoint: '钳杯锐利取样足，推送顺滑',
    variants: [
      ['23', '2.3 mm', '1'],
      ['18', '1.8 mm', '1.05'],
      ['23N', '2.3 mm 带针', '1.15'],
      ['23C', '2.3 mm 涂层', '1.1'],
      ['28', '2.8 mm', '1.08'],
    ],
  },
  {
    category: 501,
    name: '一次性热活检钳',
    model: 'AL-HX',
    picture: 'biopsy-forceps',
    tone: 'rose',
    kind: 'instrument',
    device: '三类',
    units: [
      ['支', 1],
      ['盒', 5],
    ],
    piece: '支',
    price: '268.00',
    sellingPoint: '取样同时止血，绝缘护套完整',
    variants: [
      ['23', '2.3 mm', '1'],
      ['28', '2.8 mm', '1.05'],
    ],
  },
];
