import { sideLabel } from '../pen/brand';
import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, within } from '../pen/svg';
import type { Drawing } from './drawing';

const bag =
  'M206 106Q206 90 222 90H418Q434 90 434 106L446 190C456 290 456 360 444 424Q438 462 392 470H248Q202 462 196 424C184 360 184 290 194 190zM300 108a9 9 0 0 0 0 18h40a9 9 0 0 0 0-18z';
const labelBox = { x: 224, y: 216, w: 192, h: 176 };
const label = { name: '手消毒凝胶', note: '密闭补充装 · 防二次污染', accent: palette.tealSoft };

export const gelBag: Drawing = {
  frame: { x: 186, y: 90, w: 268, h: 470 },
  focus: { x: 320, y: 496 },
  draw: (side, own) =>
    group(
      groundShadow(322, 566, 116, 10),
      barrel({ x: 300, y: 462, w: 40, h: 34 }, 5, palette.cloud, palette.line),
      barrel({ x: 288, y: 488, w: 64, h: 30 }, 7, palette.tealSoft),
      barrel({ x: 304, y: 516, w: 32, h: 26 }, 5, palette.teal),
      path('M310 542H330L327 560Q320 564 313 560z', palette.tealDark),
      path(bag, palette.paper),
      within(
        path(bag, palette.paper),
        path('M180 176Q320 164 460 176V480H180z', '#d3ecea'),
        path('M180 176Q320 164 460 176V186Q320 174 180 186z', palette.white, undefined, 0.8),
        path('M212 190C200 280 204 380 222 440C232 400 226 260 232 190z', palette.white, undefined, 0.75),
        path('M420 180C432 280 430 380 404 470H470V180z', palette.ink, undefined, 0.06),
        path('M438 180C448 290 446 370 430 470H470V180z', palette.ink, undefined, 0.07),
        line('M206 152H434', palette.line),
        line('M236 452Q320 464 404 452', palette.tealSoft, 3, 0.6),
      ),
      path(bag, 'none', palette.line),
      rect(labelBox.x, labelBox.y, labelBox.w, labelBox.h, 10, palette.teal),
      within(
        rect(labelBox.x, labelBox.y, labelBox.w, labelBox.h, 10, palette.teal),
        sideLabel(side, labelBox, own ?? label),
        rect(384, 216, 32, 176, 0, palette.ink, undefined, 0.06),
      ),
    ),
};
