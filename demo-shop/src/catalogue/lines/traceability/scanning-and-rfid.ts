import type { ProductLine } from '../../product-line';

export const scanningAndRfid: readonly ProductLine[] = [
  {
    category: 703,
    name: '手持扫码器',
    model: 'AL-SC',
    picture: 'scanner',
    kind: 'system',
    units: [['台', 1]],
    piece: '台',
    price: '1280.00',
    sellingPoint: '可浸泡消毒外壳，污损码照样读',
    variants: [
      ['1', '有线', '0.7'],
      ['2', '无线', '1'],
      ['2M', '无线防水', '1.3'],
    ],
  },
  {
    category: 703,
    name: '内镜射频标签',
    model: 'AL-RF',
    picture: 'rfid-tag',
    tone: 'indigo',
    kind: 'part',
    units: [['包', 10]],
    piece: '枚',
    price: '28.00',
    sellingPoint: '耐清洗液浸泡，终身编号',
    variants: [
      ['13', '13 mm', '1'],
      ['20', '20 mm 扎带', '1.2'],
    ],
  },
];
