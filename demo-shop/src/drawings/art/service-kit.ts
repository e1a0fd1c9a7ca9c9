import { lockup } from '../pen/brand';
import { groundShadow, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, emsOf, group, line, moved, path, rect, type Svg, text, turned } from '../pen/svg';
import type { Drawing } from './drawing';

const checks = ['外观与安全', '耗材更换', '性能验证', '报告签字'];

const report = (title: string, note: string): Svg =>
  group(
    rect(8, 10, 232, 312, 10, palette.ink, undefined, 0.06),
    rect(0, 0, 232, 312, 10, palette.ink2),
    rect(12, 22, 208, 278, 4, palette.white),
    rect(76, -14, 80, 34, 8, palette.steel, palette.slate),
    disc(116, -4, 6, palette.white, palette.slate),
    text(28, 62, Math.min(22, 176 / emsOf(title)), title, { weight: 700, fill: palette.teal }),
    text(28, 88, Math.min(16, 176 / emsOf(note)), note, { fill: palette.ink3 }),
    line('M28 102H204', palette.line, 2),
    ...checks.map((check, i) =>
      group(
        rect(28, 122 + i * 38, 22, 22, 4, palette.teal),
        line(`M33 ${133 + i * 38}l5 5 8-10`, palette.white, 3),
        text(62, 139 + i * 38, 18, check, { fill: palette.ink2 }),
      ),
    ),
    line('M124 286q10-18 18-4t16-6 16 4', palette.navy, 3),
  );

/** What a yearly service is: the engineer's case and the signed report. */
export const serviceKit: Drawing = {
  frame: { x: 100, y: 92, w: 440, h: 458 },
  focus: { x: 230, y: 300 },
  draw: (_side, own) =>
    group(
      groundShadow(330, 552, 214),
      turned(-6, 250, 250, moved(122, 112, report(own?.name ?? '年度保养服务', own?.note ?? '保养记录'))),
      path('M336 352V330Q336 308 358 308H438Q460 308 460 330V352', 'none', palette.ink2),
      line('M338 356V332Q338 310 360 310H436Q458 310 458 332V356', palette.ink2, 15),
      line('M338 352V332Q338 310 360 310H420', palette.slate, 3.4, 0.8),
      path(roundedRect(250, 348, 290, 202, 20), palette.teal),
      path(roundedRect(250, 348, 290, 82, 20), palette.tealDark),
      rect(250, 404, 290, 26, 0, palette.tealDark),
      rect(250, 428, 290, 6, 0, palette.tealDeep),
      rect(262, 354, 200, 5, 2.5, palette.white, undefined, 0.35),
      rect(500, 350, 40, 198, 18, palette.ink, undefined, 0.1),
      ...[300, 466].map((x) =>
        group(
          rect(x, 414, 34, 40, 5, palette.steel, palette.slate),
          rect(x + 8, 436, 18, 10, 3, palette.slateDark),
        ),
      ),
      lockup(292, 476, 40),
      own?.size
        ? text(412, 508, Math.min(24, 112 / emsOf(own.size)), own.size, { fill: palette.white, weight: 700 })
        : '',
    ),
};
