import { sheath, tie, winding } from '../pen/instrument';
import { barrel, groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, rect, text, turned } from '../pen/svg';
import type { Drawing } from './drawing';

const colours = { dark: '#d8a24a', body: '#fbefd6', light: palette.white };

export const injectionNeedle: Drawing = {
  frame: { x: 118, y: 82, w: 404, h: 462 },
  focus: { x: 462, y: 214 },
  packed: 'pouch',
  draw: (side) =>
    group(
      groundShadow(322, 556, 188, 13),
      sheath('M226 296C232 350 196 372 184 420', colours.dark, colours.body, colours.light, 11),
      sheath('M462 300C462 340 470 360 470 414', colours.dark, colours.body, colours.light, 11),
      winding(328, 428, 146, 92, 3, colours, 12),
      side === 'front'
        ? group(tie(328, 336, 58, 0), tie(328, 520, 58, 0))
        : group(tie(190, 428, 58, 90), tie(466, 428, 58, 90)),
      turned(
        -8,
        220,
        200,
        barrel({ x: 186, y: 84, w: 68, h: 16 }, 7, palette.amber),
        barrel({ x: 206, y: 98, w: 28, h: 46 }, 4, palette.cloud, palette.line),
        barrel({ x: 192, y: 138, w: 56, h: 108 }, 10, palette.paper, palette.line),
        rect(192, 160, 56, 40, 0, palette.amber),
        text(220, 186, 16, side === 'front' ? '安澜' : '23G', {
          anchor: 'middle',
          fill: palette.white,
          weight: 700,
        }),
        line('M200 212h16M200 222h16M200 232h16', palette.slate, 2.4),
        barrel({ x: 158, y: 216, w: 36, h: 22 }, 6, palette.amber),
        rect(150, 212, 10, 30, 3, palette.amberDark),
        path('M200 246H240L232 278H208z', palette.amber),
        path('M224 246H240L232 278H222z', palette.amberDark),
        barrel({ x: 212, y: 276, w: 16, h: 26 }, 4, palette.slate),
      ),
      rect(450, 246, 24, 62, 7, '#fbefd6', '#d8a24a'),
      rect(455, 250, 6, 54, 3, palette.white, undefined, 0.9),
      rect(456, 148, 12, 100, 2, palette.cloud, palette.slate),
      path('M456 150L468 118V150z', palette.white, palette.slate),
      line('M459.5 156V244', palette.white, 3, 0.9),
      path(
        'M466 84C474 98 478 102 478 109a12 12 0 0 1-24 0C454 102 458 98 466 84z',
        '#bfe6e3',
        palette.tealSoft,
      ),
    ),
};
