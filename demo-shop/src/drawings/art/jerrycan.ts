import { sideLabel } from '../pen/brand';
import { barrel, groundShadow, ribs, round } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect } from '../pen/svg';
import type { Drawing } from './drawing';

const body =
  'M148 296Q148 250 190 240L204 222H270L292 240H448Q492 248 492 296V522Q492 552 462 552H178Q148 552 148 522z';
const bodyBox = { x: 148, y: 222, w: 344, h: 330 };
const handle =
  'M292 246C292 190 306 158 346 156H422Q470 158 476 210L480 250zM330 246C332 214 338 194 360 192H412Q436 194 440 218L444 246z';
const labelBox = { x: 178, y: 306, w: 284, h: 202 };
const label = { name: '清洗消毒液', note: '浓缩型 · 低泡 · 适配机洗', accent: palette.navy };

export const jerrycan: Drawing = {
  frame: { x: 148, y: 138, w: 344, h: 414 },
  focus: { x: 240, y: 196 },
  draw: (side, own) =>
    group(
      groundShadow(320, 552, 196),
      path(handle, palette.mist, palette.line),
      path(
        'M346 156H422Q470 158 476 210L480 250H462C460 200 456 172 420 170H340C322 172 312 184 306 206C312 172 324 158 346 156z',
        palette.white,
        undefined,
        0.8,
      ),
      path('M448 168Q470 178 476 210L480 250H444L440 218Q436 200 424 194z', palette.ink, undefined, 0.07),
      barrel({ x: 206, y: 196, w: 62, h: 36 }, 4, palette.cloud, palette.line),
      barrel({ x: 192, y: 138, w: 90, h: 62 }, 10, palette.teal),
      ribs({ x: 196, y: 150, w: 82, h: 48 }, 17, 0.22),
      rect(192, 136, 90, 10, 5, palette.tealSoft),
      round(
        body,
        bodyBox,
        palette.paper,
        palette.line,
        rect(148, 396, 344, 160, 0, palette.aqua, undefined, 0.13),
        line('M148 396H492', palette.tealSoft, 2, 0.6),
        line(
          'M474 300h12M480 330h6M474 360h12M480 390h6M474 420h12M480 450h6M474 480h12M480 510h6',
          palette.slate,
          2.4,
        ),
        sideLabel(side, labelBox, own ?? label),
        rect(178, 306, 284, 202, 0, 'none', palette.line),
      ),
      line('M190 252Q196 246 206 244', palette.white, 4),
      line('M180 538Q320 546 460 538', palette.line, 3, 0.6),
    ),
};
