import { lockup } from '../pen/brand';
import { barrel, groundShadow, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, path, placed, rect, type Svg, within } from '../pen/svg';
import type { Drawing } from './drawing';

const shell = 'M206 138Q206 84 262 84H378Q434 84 434 138V436Q434 468 402 470H238Q206 468 206 436z';
const shade = 'M226 158Q226 104 282 104H398Q454 104 454 158V456Q454 492 422 494H258Q226 492 226 456z';
const pane = roundedRect(246, 176, 148, 150, 18);

/** Wireless: three arcs over a dot, above its right shoulder. */
const signal = group(
  disc(470, 150, 8, palette.teal),
  line('M452 128a26 26 0 0 1 36 0M438 110a46 46 0 0 1 64 0M424 92a66 66 0 0 1 92 0', palette.teal, 7),
);

/** Hung on a wall, or on a floor stand with the tray that keeps drops off the floor. */
const onItsStand = (stands: boolean, ...parts: Svg[]): Svg =>
  stands
    ? group(
        groundShadow(320, 560, 108, 12),
        barrel({ x: 310, y: 250, w: 20, h: 296 }, 6, palette.steel, palette.slate),
        barrel({ x: 226, y: 540, w: 188, h: 20 }, 10, palette.cloud, palette.slate),
        barrel({ x: 256, y: 404, w: 128, h: 14 }, 7, palette.paper, palette.line),
        placed(132, 32, 0.6, ...parts),
      )
    : group(...parts);

export const dispenserAuto: Drawing = {
  frame: { x: 206, y: 84, w: 228, h: 476 },
  focus: { x: 320, y: 452 },
  plate: { x: 262, y: 409, size: 17, colour: palette.white },
  draw: (side, own) =>
    onItsStand(
      own?.size === '立式',
      own?.size?.includes('联网') ? signal : '',
      path(shade, palette.ink, undefined, 0.05),
      path(
        'M218 150Q218 96 274 96H390Q446 96 446 150V448Q446 480 414 482H250Q218 480 218 448z',
        palette.ink,
        undefined,
        0.05,
      ),
      path(shell, palette.paper),
      within(
        path(shell, palette.paper),
        path('M206 84H256Q228 130 228 180V470H206z', palette.white),
        rect(398, 84, 40, 390, 0, palette.ink, undefined, 0.045),
        rect(418, 84, 20, 390, 0, palette.ink, undefined, 0.06),
        rect(206, 386, 228, 90, 0, palette.teal),
        rect(398, 386, 40, 90, 0, palette.ink, undefined, 0.12),
        rect(206, 386, 228, 7, 0, palette.tealSoft),
      ),
      path(shell, 'none', palette.line),
      line('M228 136Q232 104 268 102H340', palette.white, 5),
      side === 'front'
        ? group(
            lockup(258, 116, 38, palette.teal),
            path(pane, palette.tealDeep),
            within(
              path(pane, palette.tealDeep),
              path('M246 226Q284 216 320 226T394 226V330H246z', palette.tealSoft),
              path('M246 238Q290 228 330 240T394 236V330H246z', palette.aqua, undefined, 0.4),
              path('M246 176H310L270 326H246z', palette.white, undefined, 0.12),
              line('M372 206h14M378 232h8M372 258h14M378 284h8M372 310h14', palette.white, 2.6, 0.75),
            ),
            path(pane, 'none', palette.slate),
            rect(300, 340, 40, 8, 4, palette.cloud),
            disc(320, 364, 8, palette.green),
            disc(317, 361, 2.6, palette.white, undefined, 0.8),
          )
        : group(
            rect(238, 130, 164, 226, 12, palette.mist, palette.line),
            ...[
              [262, 160],
              [378, 160],
              [262, 326],
              [378, 326],
            ].map(([x = 0, y = 0]) =>
              group(disc(x, y, 9, palette.white, palette.line), disc(x, y, 3, palette.slate)),
            ),
            rect(286, 196, 68, 94, 8, palette.white, palette.line),
            line('M300 216h40M300 232h40M300 248h26', palette.steel, 4),
          ),
      rect(262, 414, 116, 34, 17, palette.tealDeep),
      disc(290, 431, 7, palette.ink),
      disc(288, 429, 2.4, palette.aqua),
      rect(308, 427, 54, 8, 4, palette.aqua, undefined, 0.75),
      path('M286 470H354L346 488Q320 496 294 488z', palette.tealDeep),
      rect(306, 486, 28, 16, 4, palette.cloud, palette.line),
      path(
        'M320 514C330 530 336 536 336 545a16 16 0 0 1-32 0C304 536 310 530 320 514z',
        '#bfe6e3',
        palette.tealSoft,
      ),
      path('M312 546a8 8 0 0 0 7 8', 'none', palette.white),
    ),
};
