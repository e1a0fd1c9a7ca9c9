import { frontLabel, lockup, smallPrint } from '../pen/brand';
import { groundShadow, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, moved, path, rect, text, turned, within } from '../pen/svg';
import type { Drawing } from './drawing';

const film = '#f3dfd0';
const filmEdge = '#d8b79f';
const pad = roundedRect(96, 96, 148, 148, 20);

export const dressing: Drawing = {
  frame: { x: 116, y: 108, w: 420, h: 440 },
  focus: { x: 350, y: 400 },
  draw: (side, own) =>
    group(
      groundShadow(324, 548, 190, 13),
      turned(
        -7,
        250,
        300,
        path('M142 152H350L362 522H142z', palette.ink, undefined, 0.05),
        rect(134, 122, 220, 396, 6, palette.paper, palette.line),
        own
          ? frontLabel({ x: 134, y: 122, w: 220, h: 140 }, own)
          : group(
              rect(134, 122, 220, 92, 6, palette.teal),
              rect(134, 200, 220, 14, 0, palette.aqua),
              lockup(154, 138, 30),
              text(154, 192, 20, '无菌伤口敷料', { fill: palette.white, weight: 600 }),
            ),
        own ? '' : smallPrint({ x: 154, y: 236, w: 150, h: 48 }, 4),
        line('M146 122V518M342 122V518', palette.line, 2.4),
        line('M134 498H354', palette.line, 2.4),
        rect(154, 306, 92, 34, 4, palette.wash2),
        text(166, 329, 18, '已灭菌', { fill: palette.teal, weight: 500 }),
      ),
      turned(
        9,
        380,
        400,
        moved(
          210,
          236,
          path(roundedRect(52, 58, 260, 260, 36), palette.ink, undefined, 0.07),
          path(roundedRect(40, 40, 260, 260, 36), film),
          within(
            path(roundedRect(40, 40, 260, 260, 36), palette.white),
            path('M40 40H150L60 300H40z', palette.white, undefined, 0.4),
            path('M300 40V300H200z', palette.ink, undefined, 0.03),
            ...Array.from({ length: 9 }, (_, i) =>
              Array.from({ length: 9 }, (_, j) =>
                disc(56 + i * 29, 56 + j * 29, 2, filmEdge, undefined, 0.55),
              ),
            ).flat(),
          ),
          path(roundedRect(40, 40, 260, 260, 36), 'none', filmEdge),
          side === 'front'
            ? group(
                path(pad, '#fbf1e9', filmEdge),
                within(
                  path(pad, palette.white),
                  path('M96 96H180L110 244H96z', palette.white, undefined, 0.8),
                  path('M244 96V244H170z', palette.ink, undefined, 0.04),
                ),
              )
            : group(
                path(pad, palette.white, palette.line),
                ...Array.from({ length: 6 }, (_, i) =>
                  line(`M104 ${112 + i * 23}H236M${112 + i * 23} 104V236`, palette.cloud, 2.4),
                ),
              ),
          path(
            'M300 190C296 236 262 292 190 300C214 282 222 262 216 240C252 246 282 226 300 190z',
            palette.white,
            palette.line,
          ),
          path(
            'M300 190C288 222 258 244 216 240C226 256 222 276 208 290C250 270 284 236 300 190z',
            palette.mist,
          ),
        ),
      ),
    ),
};
