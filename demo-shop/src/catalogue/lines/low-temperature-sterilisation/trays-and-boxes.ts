import type { ProductLine } from '../../product-line';

export const traysAndBoxes: readonly ProductLine[] = [
  {
    category: 904,
    name: '低温灭菌器械盒',
    model: 'AL-TRY',
    picture: 'instrument-tray',
    kind: 'part',
    device: '一类',
    units: [['只', 1]],
    piece: '只',
    price: '580.00',
    sellingPoint: '硅胶定位柱可调，等离子不吸附',
    variants: [
      ['S', '小号', '0.7'],
      ['M', '中号', '1'],
      ['L', '内镜长盒', '1.6'],
    ],
  },
  {
    category: 904,
    name: '灭菌装载架',
    model: 'AL-RK',
    picture: 'loading-rack',
    kind: 'part',
    units: [['套', 1]],
    piece: '套',
    price: '1680.00',
    sellingPoint: '层距可调，摆放间隙有刻度',
    variants: [
      ['2', '两层', '1'],
      ['3', '三层', '1.3'],
      ['L', '内镜悬挂', '1.8'],
    ],
  },
];
