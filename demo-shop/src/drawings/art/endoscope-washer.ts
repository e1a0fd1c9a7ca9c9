import { dataMatrix, type LabelText, lockup } from '../pen/brand';
import { cabinet, groundShadow, roundedRect, whiteBox } from '../pen/light';
import { feet, rearPanel, screen } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, oval, path, placed, rect, type Svg, within } from '../pen/svg';
import type { Drawing } from './drawing';

const coil = 'M214 396C176 350 214 276 300 276S420 348 388 386C360 420 270 414 256 372S300 314 336 330';

/** One washing chamber behind its glass lid, an endoscope coiled in its water. */
function chamber(x: number, w: number): Svg {
  const window = roundedRect(x, 236, w, 176, Math.min(22, w * 0.12));
  const k = Math.min(1, w / 270);
  const level = 352;
  return group(
    path(window, palette.tealDeep),
    within(
      path(window, palette.tealDeep),
      path(
        `M${x} ${level}Q${x + w * 0.25} ${level - 12} ${x + w / 2} ${level}T${x + w} ${level}V420H${x}z`,
        palette.teal,
      ),
      path(
        `M${x} ${level + 14}Q${x + w * 0.25} ${level + 4} ${x + w / 2} ${level + 15}T${x + w} ${level + 12}V420H${x}z`,
        palette.tealSoft,
        undefined,
        0.35,
      ),
      placed(
        x + w / 2 - 300 * k,
        346 - 346 * k,
        k,
        line(coil, palette.ink, 13),
        line(coil, palette.ink3, 6),
        line('M336 330l16 12', palette.steel, 12),
      ),
      path(`M${x} 236h${w * 0.35}l-54 176H${x}z`, palette.white, undefined, 0.1),
      path(`M${x + w * 0.43} 236h${w * 0.08}l-54 176h${-w * 0.08}z`, palette.white, undefined, 0.08),
    ),
    path(window, 'none', palette.slate),
    rect(x + w / 2 - 36, 402, 72, 20, 10, palette.cloud, palette.line),
    rect(x + w / 2 - 22, 409, 44, 5, 2.5, palette.slate),
  );
}

/** A machine that records each endoscope reads its label. */
const traces = (own: LabelText | undefined): boolean => own?.size?.includes('追溯') ?? false;

export const endoscopeWasher: Drawing = {
  frame: { x: 124, y: 96, w: 402, h: 456 },
  focus: { x: 300, y: 318 },
  plate: { x: 164, y: 514, size: 19 },
  draw: (side, own) =>
    group(
      groundShadow(330, 560, 214, 15),
      feet([164, 452], 544),
      cabinet(
        { x: 124, y: 130, w: 356, h: 418 },
        { x: 46, y: 30 },
        20,
        whiteBox,
        rect(124, 130, 356, 84, 0, traces(own) ? palette.teal : palette.white),
        rect(124, 438, 356, 110, 0, palette.mist),
        rect(444, 130, 36, 418, 0, palette.ink, undefined, 0.035),
        line(side === 'front' ? 'M124 438H480M124 214H480' : 'M124 438H480'),
        side === 'front'
          ? group(
              lockup(146, 152, 40, traces(own) ? palette.white : palette.teal),
              screen({ x: 306, y: 146, w: 150, h: 54 }, 'curve'),
            )
          : '',
        side === 'front'
          ? own?.count === 1
            ? chamber(190, 224)
            : own?.count === 2
              ? group(chamber(144, 152), chamber(308, 152))
              : chamber(152, 300)
          : rearPanel({ x: 150, y: 160, w: 304, h: 256 }),
        rect(150, 462, 148, 62, 8, palette.white, palette.line),
        line('M164 492H284', palette.line),
        rect(196, 474, 56, 8, 4, palette.steel),
        rect(318, 462, 136, 62, 8, palette.white, palette.line),
        ...(traces(own) ? [] : [0, 1, 2]).map((i) =>
          oval(
            346 + i * 40,
            493,
            11,
            11,
            i === 0 ? palette.teal : palette.mist,
            i === 0 ? undefined : palette.line,
          ),
        ),
        traces(own)
          ? group(rect(332, 474, 40, 38, 4, palette.ink), dataMatrix(392, 470, 46))
          : disc(346, 493, 4, palette.white),
      ),
      path('M494 150L516 136V210L494 222z', palette.ink, undefined, 0.06),
      line('M498 300v150M508 294v150', palette.ink, 3, 0.08),
    ),
};
