import { lockup } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { rearPanel, screen, steelStreaks, tube } from '../pen/machine';
import { palette } from '../pen/palette';
import { group, line, path, rect, type Svg, sheared, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const stagesOf: Record<number, readonly string[]> = {
  4: ['清洗', '漂洗', '消毒', '终漂'],
  5: ['清洗', '漂洗', '消毒', '终漂', '干燥'],
  6: ['清洗', '漂洗', '消毒', '清洗', '漂洗', '消毒'],
};

/** A basin with its tap, screen and cupboard, in the place of four that stand side by side. */
const bay = (i: number, stage: string): Svg => {
  const x = 0;
  const basin = `M${x + 14} 322H${x + 118}L${x + 108} 366H${x + 24}z`;
  return group(
    screen({ x: x + 32, y: 168, w: 68, h: 44 }, i % 2 ? 'curve' : 'steps'),
    text(x + 66, 240, 19, stage, { anchor: 'middle', weight: 600, fill: palette.ink2 }),
    path(basin, palette.slateDark),
    within(
      path(basin, palette.white),
      path(`M${x} 322h14l12 46h-26z`, palette.ink, undefined, 0.2),
      path(
        `M${x + 10} 336H${x + 122}V370H${x + 10}z`,
        stage === '消毒' ? palette.tealSoft : palette.tealPale,
      ),
      path(`M${x + 20} 340h60l-6 8h-52z`, palette.white, undefined, 0.5),
      rect(x + 84, 318, 40, 50, 0, palette.ink, undefined, 0.1),
    ),
    path(basin, 'none', palette.slate),
    tube(`M${x + 96} 318V270Q${x + 96} 252 ${x + 80} 252T${x + 64} 268V284`, 9),
    rect(x + 88, 304, 17, 14, 4, palette.slate),
    line(`M${x + 97} 292h16`, palette.slateDark, 6),
    rect(x + 8, 404, 116, 118, 6, palette.paper, palette.line),
    rect(x + 102, 436, 8, 46, 4, palette.slate),
    rect(x + 20, 418, 40, 7, 3.5, palette.cloud),
  );
};

export const washstation: Drawing = {
  frame: { x: 40, y: 140, w: 560, h: 404 },
  focus: { x: 388, y: 300 },
  plate: { x: 130, y: 145, size: 19, colour: palette.white },
  draw: (side, own) => {
    const stages = stagesOf[own?.count ?? 4] ?? [];
    const width = 528 / stages.length;
    const walls = stages.slice(1).map((_, i) => `M${56 + (i + 1) * width} 158V314`);
    return group(
      groundShadow(324, 546, 272, 15),
      ...[70, 190, 320, 450, 570].map((x) => rect(x - 10, 526, 20, 18, 3, palette.slateDark)),
      path('M48 150Q48 140 58 140H582Q592 140 592 150V326H48z', palette.paper, palette.line),
      rect(48, own ? 122 : 140, 544, own ? 32 : 14, 7, palette.teal),
      own ? lockup(60, 126, 22) : '',
      rect(548, 154, 44, 170, 0, palette.ink, undefined, 0.04),
      side === 'front' ? line(walls.join(''), palette.cloud) : rearPanel({ x: 92, y: 172, w: 456, h: 134 }),
      rect(48, 380, 544, 148, 4, palette.mist, palette.line),
      rect(548, 380, 44, 148, 0, palette.ink, undefined, 0.05),
      side === 'front'
        ? ''
        : group(...[0, 1].map((i) => rect(72 + i * 256, 404, 240, 112, 6, palette.paper, palette.line))),
      path('M40 314H600V382Q600 392 590 392H50Q40 392 40 382z', palette.cloud, palette.slate),
      within(
        rect(40, 314, 560, 78, 4, palette.white),
        steelStreaks({ x: 40, y: 314, w: 560, h: 78 }),
        rect(40, 372, 560, 20, 0, palette.ink, undefined, 0.07),
        line('M40 318H600', palette.white, 4),
        line('M40 372H600', palette.slate, 2),
      ),
      ...(side === 'front'
        ? stages.map((stage, i) => sheared([width / 132, 0, 0, 1, 56 + i * width, 0], bay(i, stage)))
        : []),
    );
  },
};
