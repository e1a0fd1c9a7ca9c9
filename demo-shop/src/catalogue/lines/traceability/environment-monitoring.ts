import type { ProductLine } from '../../product-line';

export const environmentMonitoring: readonly ProductLine[] = [
  {
    category: 704,
    name: '温湿度监测探头',
    model: 'AL-TH',
    picture: 'sensor-probe',
    kind: 'system',
    units: [
      ['只', 1],
      ['箱', 10],
    ],
    piece: '只',
    price: '480.00',
    sellingPoint: '五分钟一记，断网补传',
    variants: [
      ['1', '温湿度', '1'],
      ['2', '带压差', '1.8', { sellingPoint: '温度与压差同测，五分钟一记，断网补传' }],
      ['1L', '低温 −80 ℃', '1.6', { sellingPoint: '低温冰箱用，五分钟一记，断网补传' }],
    ],
  },
  {
    category: 704,
    name: '紫外线强度监测仪',
    model: 'AL-UV',
    picture: 'sensor-probe',
    kind: 'system',
    units: [['台', 1]],
    piece: '台',
    price: '2680.00',
    sellingPoint: '一米定距测量，超限提醒换灯',
    variants: [
      ['254', '手持', '1', { picture: 'handheld-meter' }],
      ['254N', '固定在线', '1.6'],
    ],
  },
];
