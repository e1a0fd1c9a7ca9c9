import { lockup } from '../pen/brand';
import { groundShadow, roundedRect } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, hoop, line, oval, path, rect, type Svg, text, turned, within } from '../pen/svg';
import type { Drawing } from './drawing';

const tray = roundedRect(96, 176, 448, 336, 34);
const well = roundedRect(118, 198, 404, 292, 24);

const steelLine = (d: string, width: number): Svg =>
  group(
    line(d, palette.slate, width + 5),
    line(d, palette.steel, width),
    line(d, palette.white, width * 0.34, 0.9),
  );

const scissors = (): Svg =>
  group(
    path(
      'M166 228C172 222 180 224 184 230L262 352L246 360L168 248C164 240 162 234 166 228z',
      palette.cloud,
      palette.slate,
    ),
    path(
      'M236 222C230 216 222 218 218 226L176 360L192 366L238 244C240 236 240 228 236 222z',
      palette.steel,
      palette.slate,
    ),
    disc(209, 306, 6, palette.white, palette.slate),
    ...[
      [168, 402],
      [268, 396],
    ].map(([cx = 0, cy = 0]) =>
      group(
        hoop(cx, cy, 25, 32, palette.slate, 15),
        hoop(cx, cy, 25, 32, palette.steel, 9),
        hoop(cx - 1, cy - 1, 25, 32, palette.white, 3, 0.8),
      ),
    ),
  );

export const sutureKit: Drawing = {
  frame: { x: 96, y: 148, w: 448, h: 372 },
  focus: { x: 420, y: 274 },
  packed: 'pouch',
  draw: (side) =>
    group(
      groundShadow(330, 534, 222, 14),
      path(roundedRect(104, 192, 448, 336, 34), palette.ink, undefined, 0.06),
      path(tray, palette.paper, palette.line),
      line('M112 222Q112 192 140 190H420', palette.white, 5),
      side === 'front'
        ? group(
            path(well, '#d6eaec', palette.line),
            within(
              path(well, palette.white),
              path('M118 198H522V216H136V490H118z', palette.ink, undefined, 0.08),
              path('M118 198H300L180 490H118z', palette.white, undefined, 0.2),
            ),
            scissors(),
            steelLine('M320 232L312 440', 7),
            steelLine('M340 232L322 440', 7),
            path('M308 436H328L320 474z', palette.cloud, palette.slate),
            line('M316 330h16M316 340h16M316 350h16', palette.slate, 2.4),
            turned(
              -6,
              430,
              290,
              rect(366, 222, 122, 96, 6, palette.ink, undefined, 0.07),
              rect(362, 216, 122, 96, 6, palette.white, palette.line),
              rect(372, 226, 122, 96, 6, palette.white, palette.line),
              ...[0, 1, 2, 3, 4].map((i) =>
                line(`M376 ${240 + i * 17}H490M${390 + i * 22} 230V318`, palette.cloud, 2.4),
              ),
            ),
            disc(404, 410, 44, palette.white, palette.line),
            disc(404, 410, 34, palette.amberPale, palette.amber),
            path('M376 402a34 34 0 0 1 40-24', 'none', palette.white),
            rect(462, 350, 44, 116, 6, palette.teal),
            rect(462, 350, 44, 30, 6, palette.tealDark),
            text(484, 372, 15, '安澜', { anchor: 'middle', fill: palette.white, weight: 600 }),
            line('M472 430q12-30 24 0', palette.white, 3),
            line('M484 396v24', palette.white, 2.4),
          )
        : group(
            rect(118, 198, 404, 292, 24, palette.white, palette.line),
            path('M118 222a24 24 0 0 1 24-24H498a24 24 0 0 1 24 24V276H118z', palette.teal),
            lockup(146, 214, 44),
            text(146, 330, 30, '缝合换药包', { weight: 700 }),
            ...['剪刀', '镊子', '纱布', '缝合针线', '药杯'].map((item, i) =>
              group(
                disc(156 + (i % 3) * 118, 372 + Math.floor(i / 3) * 44, 6, palette.tealSoft),
                text(172 + (i % 3) * 118, 380 + Math.floor(i / 3) * 44, 21, item, { fill: palette.ink2 }),
              ),
            ),
            oval(470, 440, 30, 30, palette.wash2),
            line('M456 440l10 10 18-20', palette.teal, 5),
          ),
    ),
};
