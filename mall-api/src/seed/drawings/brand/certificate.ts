import { palette } from '../pen/palette';
import {
  disc,
  emsOf,
  faded,
  group,
  hoop,
  line,
  path,
  rect,
  type Svg,
  svgDocument,
  text,
  turned,
} from '../pen/svg';

interface CertificateText {
  title: string;
  number: string;
  rows: ReadonlyArray<readonly [string, string]>;
  issuer: string;
}

const company = '安澜医疗科技有限公司（示例）';
const site = '浙江省临江市滨河路 88 号（示例）';

/** The licences of the certificate page by the value in its address; all data is invented. */
export const certificates = {
  jingyingzizhi: {
    title: '营业执照',
    number: '统一社会信用代码　91000000示例00000X',
    rows: [
      ['名　　称', company],
      ['类　　型', '有限责任公司'],
      ['住　　所', site],
      ['法定代表人', '示例'],
      ['成立日期', '2015 年 06 月 18 日'],
      ['营业期限', '长期'],
      ['经营范围', '医疗器械生产、销售；消毒产品销售；软件开发'],
    ],
    issuer: '临江市市场监督管理局（示例）',
  },
  zigezhengshu: {
    title: '互联网药品信息服务资格证书',
    number: '证书编号　（示例）-非经营性-2024-0001',
    rows: [
      ['单位名称', company],
      ['网站名称', '安澜医疗商城'],
      ['网站域名', 'mall.example'],
      ['服务性质', '非经营性'],
      ['单位地址', site],
      ['有效期至', '2029 年 03 月 11 日'],
    ],
    issuer: '示例省药品监督管理局',
  },
  xukezheng: {
    title: '医疗器械经营许可证',
    number: '许可证编号　示例食药监械经营许 20240001 号',
    rows: [
      ['企业名称', company],
      ['经营方式', '批零兼营'],
      ['经营场所', site],
      ['库房地址', '浙江省临江市仓储路 6 号（示例）'],
      ['经营范围', '三类：内窥镜附件，缝合材料'],
      ['有效期至', '2029 年 05 月 20 日'],
    ],
    issuer: '临江市市场监督管理局（示例）',
  },
  beianpingzheng: {
    title: '第二类医疗器械经营备案凭证',
    number: '备案编号　示例食药监械经营备 20240002 号',
    rows: [
      ['企业名称', company],
      ['经营方式', '批零兼营'],
      ['经营场所', site],
      ['企业负责人', '示例'],
      ['经营范围', '二类：消毒灭菌设备，卫生材料'],
      ['备案日期', '2024 年 05 月 21 日'],
    ],
    issuer: '临江市市场监督管理局（示例）',
  },
  shipinanquan: {
    title: '食品经营许可证',
    number: '许可证编号　JY1示例0000000001',
    rows: [
      ['经营者名称', company],
      ['经营场所', site],
      ['主体业态', '食品销售经营者（网络经营）'],
      ['经营项目', '预包装食品销售，特殊食品销售'],
      ['法定代表人', '示例'],
      ['有效期至', '2029 年 07 月 08 日'],
    ],
    issuer: '临江市市场监督管理局（示例）',
  },
  ylqxsc: {
    title: '医疗器械生产许可证',
    number: '许可证编号　示例食药监械生产许 20240003 号',
    rows: [
      ['企业名称', company],
      ['生产地址', site],
      ['法定代表人', '示例'],
      ['企业负责人', '示例'],
      ['生产范围', '二类：消毒灭菌设备，内窥镜辅助用品'],
      ['有效期至', '2029 年 09 月 30 日'],
    ],
    issuer: '示例省药品监督管理局',
  },
} as const satisfies Record<string, CertificateText>;

export type CertificateKey = keyof typeof certificates;

const width = 900;
const height = 1270;
const frame = '#c9a96a';

const rosette = (x: number, y: number): Svg =>
  group(
    ...Array.from({ length: 8 }, (_, i) => turned(i * 45, x, y, hoop(x, y - 15, 8, 17, frame, 2))),
    disc(x, y, 6, frame),
  );

const seal = (x: number, y: number, issuer: string): Svg => {
  const signs = [...issuer.replace(/（.*）/, '')];
  const sweep = 230 / Math.max(1, signs.length - 1);
  return faded(
    0.78,
    hoop(x, y, 92, 92, '#d2483c', 5),
    ...signs.map((sign, i) =>
      turned(
        -115 + i * sweep,
        x,
        y,
        text(x, y - 62, 21, sign, { anchor: 'middle', fill: '#d2483c', weight: 600 }),
      ),
    ),
    path(
      `M${Array.from({ length: 10 }, (_, i) => {
        const angle = (i * Math.PI) / 5 - Math.PI / 2;
        const reach = i % 2 ? 12 : 31;
        return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
      }).join('L')}z`,
      '#d2483c',
    ),
    text(x, y + 62, 19, '示例专用', { anchor: 'middle', fill: '#d2483c', weight: 600 }),
  );
};

/** A licence as a portrait sheet, 900 by 1270, watermarked as an example. */
export function drawCertificate(key: CertificateKey): Svg {
  const { title, number, rows, issuer }: CertificateText = certificates[key];
  const size = Math.min(64, 620 / emsOf(title));
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, 0, '#fdfcf7'),
    ...Array.from({ length: 26 }, (_, i) =>
      line(`M60 ${70 + i * 44}q65-26 130 0t130 0 130 0 130 0 130 0 130 0`, '#f3ecd9', 2),
    ),
    rect(34, 34, width - 68, height - 68, 4, 'none', frame),
    `<rect x="46" y="46" width="${width - 92}" height="${height - 92}" fill="none" stroke="${frame}" stroke-width="9" stroke-dasharray="3 5"/>`,
    rect(60, 60, width - 120, height - 120, 2, 'none', frame),
    ...[
      [60, 60],
      [width - 60, 60],
      [60, height - 60],
      [width - 60, height - 60],
    ].map(([x = 0, y = 0]) => group(disc(x, y, 38, '#fdfcf7'), rosette(x, y))),
    text(450, 236, size, title, {
      anchor: 'middle',
      weight: 700,
      spacing: title.length < 6 ? 26 : 4,
      fill: '#33312b',
    }),
    text(450, 306, 22, number, { anchor: 'middle', fill: '#6d675a' }),
    line('M250 340H410M490 340H650', frame, 2),
    disc(450, 340, 5, frame),
    ...rows.map(([name, value], i) => {
      const y = 424 + i * 70;
      return group(
        text(118, y, 25, name, { weight: 600, fill: '#4b473d' }),
        text(282, y, Math.min(25, 502 / emsOf(value)), value, { fill: '#33312b' }),
        line(`M282 ${y + 16}H784`, '#e6dcc4', 2),
      );
    }),
    text(600, 1004, 24, issuer, { anchor: 'middle', fill: '#33312b' }),
    text(600, 1052, 24, '2024 年 06 月 18 日', { anchor: 'middle', fill: '#33312b' }),
    seal(664, 1004, issuer),
    rect(118, 930, 132, 132, 4, palette.white, '#e6dcc4'),
    text(184, 1004, 24, '示例', { anchor: 'middle', fill: '#b9ad92', weight: 600 }),
    text(450, 1168, 20, '演示资料，数据均为虚构，无法律效力', { anchor: 'middle', fill: '#8d8672' }),
    ...Array.from({ length: 15 }, (_, i) => {
      const x = 150 + (i % 3) * 300;
      const y = 200 + Math.floor(i / 3) * 230;
      return turned(
        -30,
        x,
        y,
        text(x, y, 62, '示例', {
          anchor: 'middle',
          weight: 700,
          fill: palette.teal,
          opacity: 0.08,
          spacing: 14,
        }),
      );
    }),
  );
}
