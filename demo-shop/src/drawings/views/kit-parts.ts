import { barCode, mark, smallPrint } from '../pen/brand';
import { barrel, ribs } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, hoop, line, oval, path, rect, type Svg, text, turned } from '../pen/svg';

const sheet = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 4, palette.white, palette.line);

const coil = (colour: string, light: string): Svg =>
  group(
    ...[0, 1, 2].map((i) => hoop(60, 52, 40 - i * 7, 30 - i * 6, colour, 5)),
    line('M28 38Q40 24 62 23', light, 2, 0.8),
    line('M98 58Q108 76 96 90', colour, 5),
  );

/** What comes with a product, each drawn in a field of 120 by 100 units. */
export const kitParts = {
  manual: {
    caption: '说明书',
    draw: group(
      path('M20 20Q40 12 60 22V88Q40 78 20 86z', palette.white, palette.line),
      path('M100 20Q80 12 60 22V88Q80 78 100 86z', palette.mist, palette.line),
      smallPrint({ x: 28, y: 46, w: 24, h: 30 }, 4, palette.steel, undefined, 3),
      smallPrint({ x: 68, y: 30, w: 24, h: 42 }, 5, palette.steel, undefined, 3),
      rect(28, 26, 18, 10, 2, palette.teal),
    ),
  },
  certificate: {
    caption: '合格证',
    draw: group(
      sheet(22, 20, 76, 64),
      rect(22, 20, 76, 14, 4, palette.teal),
      smallPrint({ x: 32, y: 44, w: 56, h: 22 }, 3, palette.steel, undefined, 3),
      disc(82, 70, 12, palette.coralPale, palette.coral),
      line('M77 70l4 4 7-8', palette.coral, 3),
    ),
  },
  cup: {
    caption: '量杯',
    draw: group(
      path('M36 22H88L82 84Q82 90 74 90H50Q42 90 42 84z', palette.white, palette.line),
      path('M39 52H85L82 84Q82 90 74 90H50Q42 90 42 84z', palette.tealPale, undefined, 0.7),
      path('M36 22L26 16H84L88 22z', palette.mist, palette.line),
      line('M46 40h10M47 52h14M48 64h10M49 76h14', palette.teal, 2.4),
    ),
  },
  pump: {
    caption: '泵头',
    draw: group(
      rect(57, 50, 6, 46, 3, palette.steel, palette.line),
      path('M28 24Q20 24 20 32T28 40Q44 40 50 36H74Q80 36 80 28T74 20H50Q42 20 36 26z', palette.tealSoft),
      barrel({ x: 42, y: 38, w: 36, h: 22 }, 5, palette.teal),
      ribs({ x: 44, y: 42, w: 32, h: 16 }, 9, 0.2),
    ),
  },
  cable: {
    caption: '电源线',
    draw: group(
      coil(palette.ink2, palette.slate),
      rect(86, 80, 22, 14, 4, palette.ink),
      line('M90 94v5M98 94v5M104 94v5', palette.slate),
    ),
  },
  hose: {
    caption: '连接管',
    draw: group(coil(palette.tealSoft, palette.white), rect(88, 82, 16, 16, 3, palette.steel, palette.slate)),
  },
  filter: {
    caption: '过滤器',
    draw: group(
      barrel({ x: 46, y: 12, w: 28, h: 18 }, 4, palette.teal),
      barrel({ x: 36, y: 26, w: 48, h: 56 }, 8, palette.paper, palette.line),
      ...[0, 1, 2, 3, 4].map((i) => line(`M${43 + i * 8.6} 34v40`, palette.tealPale)),
      barrel({ x: 50, y: 80, w: 20, h: 12 }, 3, palette.teal),
    ),
  },
  basket: {
    caption: '器械篮',
    draw: group(
      path('M14 40H106L96 84H24z', palette.mist, palette.slate),
      ...[0, 1, 2, 3, 4, 5].map((i) => line(`M${24 + i * 14.4} 40L${31 + i * 11.6} 84`, palette.slate, 2)),
      line('M17 54H103M20 68H100', palette.slate, 2),
      line('M38 40V26Q38 18 46 18H74Q82 18 82 26V40', palette.slate, 5),
    ),
  },
  bracket: {
    caption: '安装支架',
    draw: group(
      path('M34 14H62V62H96V82H34z', palette.cloud, palette.slate),
      path('M54 14H62V62H96V70H54z', palette.ink, undefined, 0.07),
      disc(45, 28, 5, palette.white, palette.slate),
      disc(45, 66, 5, palette.white, palette.slate),
      disc(84, 72, 5, palette.white, palette.slate),
    ),
  },
  screws: {
    caption: '安装螺丝',
    draw: group(
      ...[0, 1, 2].map((i) =>
        group(
          rect(30 + i * 26, 40, 8, 44, 3, palette.steel, palette.slate),
          line(`M${30 + i * 26} 52l8-4M${30 + i * 26} 62l8-4M${30 + i * 26} 72l8-4`, palette.slate, 2),
          oval(34 + i * 26, 36, 12, 8, palette.cloud, palette.slate),
          line(`M${28 + i * 26} 36h12`, palette.slate, 2.4),
        ),
      ),
    ),
  },
  labels: {
    caption: '标签卷',
    draw: group(
      rect(54, 50, 56, 36, 2, palette.white, palette.line),
      barCode({ x: 62, y: 56, w: 42, h: 24 }),
      disc(52, 52, 36, palette.white, palette.line),
      disc(52, 52, 27, 'none', palette.cloud),
      disc(52, 52, 16, palette.kraft, palette.kraftLine),
      disc(52, 52, 10, palette.kraftDark),
    ),
  },
  pouch: {
    caption: '独立包装',
    draw: group(
      turned(
        -6,
        60,
        50,
        sheet(30, 10, 60, 82),
        rect(30, 10, 60, 22, 4, palette.teal),
        text(60, 26, 12, '已灭菌', { anchor: 'middle', fill: palette.white, weight: 600 }),
        smallPrint({ x: 38, y: 42, w: 44, h: 26 }, 3, palette.steel, undefined, 3),
        disc(76, 78, 6, palette.amber),
      ),
    ),
  },
  carton: {
    caption: '包装盒',
    draw: group(
      path('M14 34L58 44V92L14 80z', palette.teal),
      path('M58 44L106 28V72L58 92z', palette.tealDark),
      path('M14 34L64 18L106 28L58 44z', palette.white, palette.line),
      mark(24, 48, 18, palette.white, palette.teal),
    ),
  },
  adapter: {
    caption: '电源适配器',
    draw: group(
      rect(30, 26, 46, 48, 8, palette.ink2),
      rect(36, 32, 10, 34, 5, palette.slate, undefined, 0.6),
      line('M44 26V14M62 26V14', palette.slate, 5),
      line('M53 74Q54 92 76 92T104 80', palette.ink2, 5),
      rect(98, 70, 12, 14, 3, palette.slate),
    ),
  },
  battery: {
    caption: '电池',
    draw: group(
      ...[32, 66].map((x) =>
        group(
          rect(x + 5, 14, 12, 8, 2, palette.steel),
          rect(x, 20, 22, 68, 4, palette.teal),
          rect(x, 20, 22, 22, 4, palette.amber),
          rect(x + 4, 22, 4, 62, 2, palette.white, undefined, 0.35),
        ),
      ),
    ),
  },
  record: {
    caption: '记录册',
    draw: group(
      rect(28, 12, 64, 80, 5, palette.tealDark),
      rect(34, 12, 58, 80, 5, palette.teal),
      rect(46, 28, 36, 22, 3, palette.white),
      smallPrint({ x: 50, y: 34, w: 28, h: 14 }, 2, palette.steel, undefined, 3),
      line('M38 16V88', palette.tealDeep, 2),
    ),
  },
  strips: {
    caption: '测试条',
    draw: group(
      ...[0, 1, 2, 3].map((i) =>
        turned(
          -12 + i * 8,
          60,
          96,
          rect(30 + i * 17, 14, 12, 76, 2, palette.white, palette.line),
          rect(32 + i * 17, 18, 8, 18, 2, ['#e6d9b8', '#cdbf8f', '#a6a07c', '#74786c'][i] ?? palette.steel),
        ),
      ),
    ),
  },
} as const;

export type KitPart = keyof typeof kitParts;
