import { lockup } from '../pen/brand';
import { groundShadow, roundedRect } from '../pen/light';
import { rearPanel } from '../pen/machine';
import { palette } from '../pen/palette';
import { disc, group, line, oval, path, rect, type Svg, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const rows = ['回收', '清洗', '消毒', '干燥', '发放'];
const shell = roundedRect(92, 112, 456, 316, 20);

const pageOnScreen = (title: string): Svg =>
  group(
    rect(110, 130, 420, 280, 6, palette.white),
    rect(110, 130, 420, 44, 6, palette.teal),
    rect(110, 160, 420, 14, 0, palette.teal),
    lockup(122, 138, 27),
    rect(420, 144, 96, 18, 9, palette.tealDeep),
    rect(110, 174, 84, 236, 0, palette.wash),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(124, 192 + i * 32, i === 1 ? 58 : 46, 10, 5, i === 1 ? palette.teal : palette.steel),
    ),
    text(212, 204, 20, title, { weight: 600 }),
    rect(452, 188, 64, 22, 11, palette.wash2),
    line('M232 246H496', palette.cloud, 5),
    line('M232 246H364', palette.tealSoft, 5),
    ...rows.map((row, i) =>
      group(
        disc(232 + i * 66, 246, 12, i < 3 ? palette.teal : palette.white, i < 3 ? undefined : palette.steel),
        i < 3 ? line(`M${227 + i * 66} 246l4 4 7-8`, palette.white, 3) : '',
        text(232 + i * 66, 282, 16, row, { anchor: 'middle', fill: i < 3 ? palette.ink : palette.text3 }),
      ),
    ),
    ...[0, 1, 2].map((i) =>
      group(
        rect(212, 302 + i * 34, 304, 26, 4, i === 0 ? palette.wash2 : palette.paper),
        rect(224, 311 + i * 34, 70, 8, 4, palette.slate),
        rect(316, 311 + i * 34, 96, 8, 4, palette.steel),
        rect(452, 309 + i * 34, 50, 12, 6, i === 2 ? palette.amber : palette.green),
      ),
    ),
  );

/** The hand scanner in its dock beside the screen. */
const dock = (): Svg =>
  group(
    path('M474 486Q474 470 490 470H532Q546 470 546 486V532H474z', palette.teal),
    path('M520 470H532Q546 470 546 486V532H520z', palette.tealDark),
    path('M484 398Q482 384 496 382H540Q556 384 554 402L544 474H496z', palette.paper, palette.line),
    path('M526 382H540Q556 384 554 402L544 474H526z', palette.ink, undefined, 0.07),
    rect(492, 390, 48, 18, 6, palette.ink),
    rect(504, 396, 24, 5, 2.5, palette.coral),
    line('M500 424v34', palette.white, 4),
    oval(510, 534, 44, 8, palette.ink, undefined, 0.08),
  );

export const traceTerminal: Drawing = {
  frame: { x: 92, y: 112, w: 456, h: 430 },
  focus: { x: 330, y: 246 },
  plate: { x: 236, y: 159, size: 18, colour: palette.white },
  draw: (side, own) =>
    group(
      groundShadow(324, 540, 166, 14),
      path('M286 420H354L362 520H278z', palette.cloud, palette.line),
      path('M330 420H354L362 520H336z', palette.ink, undefined, 0.08),
      path(
        'M186 524Q186 512 200 510Q320 500 440 510Q454 512 454 524V534Q454 542 444 542H196Q186 542 186 534z',
        palette.paper,
        palette.line,
      ),
      path('M380 506Q454 510 454 524V534Q454 542 444 542H390z', palette.ink, undefined, 0.06),
      line('M200 518Q320 508 430 516', palette.white, 4),
      path(shell, palette.ink2),
      side === 'front'
        ? group(
            path(roundedRect(96, 116, 448, 308, 17), palette.ink),
            pageOnScreen(own?.name ?? '内镜追溯'),
            within(
              rect(110, 130, 420, 280, 6, palette.white),
              path('M110 130H250L110 400z', palette.white, undefined, 0.16),
            ),
            disc(320, 121, 2.6, palette.slate),
            rect(300, 415, 40, 4, 2, palette.tealSoft),
          )
        : group(
            path(roundedRect(96, 116, 448, 308, 17), palette.paper, palette.line),
            path('M470 116H530a14 14 0 0 1 14 14V410a14 14 0 0 1-14 14H470z', palette.ink, undefined, 0.04),
            rearPanel({ x: 186, y: 160, w: 268, h: 214 }),
            oval(320, 440, 44, 8, palette.ink, undefined, 0.08),
          ),
      side === 'front' ? dock() : '',
    ),
};
