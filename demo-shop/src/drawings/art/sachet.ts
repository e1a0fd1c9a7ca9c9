import { type LabelText, sideLabel } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, type Svg, turned, within } from '../pen/svg';
import type { Drawing, Side } from './drawing';

const example = { name: '消毒粉剂', note: '定量单包 · 现配现用', accent: palette.amber };

function outline(x: number, y: number, w: number, h: number): string {
  const teeth = 18;
  const tooth = w / teeth / 2;
  const right = `l${tooth} -6l${tooth} 6`.repeat(teeth);
  const left = `l${-tooth} 6l${-tooth} -6`.repeat(teeth);
  return `M${x} ${y}${right}C${x + w - 10} ${y + h * 0.3} ${x + w - 10} ${y + h * 0.7} ${x + w} ${y + h}${left}C${x + 10} ${y + h * 0.7} ${x + 10} ${y + h * 0.3} ${x} ${y}z`;
}

function pouch(x: number, y: number, side: Side, label: LabelText): Svg {
  const w = 236;
  const h = 344;
  const shape = outline(x, y, w, h);
  const box = { x, y: y + 92, w, h: 186 };
  return group(
    path(shape, palette.paper),
    within(
      path(shape, palette.paper),
      rect(x, y + 40, 30, h - 80, 0, palette.white),
      sideLabel(side, box, label),
      path(
        `M${x + w} ${y}H${x + w * 0.7}C${x + w * 0.76} ${y + h * 0.3} ${x + w * 0.68} ${y + h * 0.6} ${x + w * 0.74} ${y + h}H${x + w}z`,
        palette.ink,
        undefined,
        0.05,
      ),
      path(
        `M${x + w} ${y}H${x + w * 0.87}C${x + w * 0.83} ${y + h * 0.4} ${x + w * 0.9} ${y + h * 0.7} ${x + w * 0.86} ${y + h}H${x + w}z`,
        palette.ink,
        undefined,
        0.07,
      ),
      path(
        `M${x + 18} ${y + 60}C${x + 30} ${y + 130} ${x + 26} ${y + 220} ${x + 20} ${y + 280}C${x + 44} ${y + 220} ${x + 44} ${y + 130} ${x + 18} ${y + 60}z`,
        palette.white,
        undefined,
        0.3,
      ),
      rect(x, y, w, 34, 0, palette.cloud),
      rect(x, y + h - 34, w, 34, 0, palette.cloud),
      line(
        `M${x} ${y + 10}h${w}M${x} ${y + 18}h${w}M${x} ${y + 26}h${w}M${x} ${y + h - 10}h${w}M${x} ${y + h - 18}h${w}M${x} ${y + h - 26}h${w}`,
        palette.steel,
        2.4,
      ),
      line(`M${x} ${y + 34}h${w}M${x} ${y + h - 34}h${w}`),
    ),
    path(shape, 'none', palette.line),
    line(`M${x + w - 8} ${y + 46}l-14 7`, palette.slate),
  );
}

export const sachet: Drawing = {
  frame: { x: 132, y: 132, w: 376, h: 414 },
  focus: { x: 250, y: 208 },
  draw: (side, own = example) =>
    group(
      groundShadow(326, 548, 178),
      turned(13, 372, 372, pouch(258, 168, side === 'front' ? 'back' : 'front', own)),
      path('M176 536L150 210L360 186L392 520z', palette.ink, undefined, 0.05),
      turned(-5, 272, 372, pouch(158, 196, side, own)),
    ),
};
