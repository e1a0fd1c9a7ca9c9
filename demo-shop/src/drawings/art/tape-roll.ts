import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, hoop, line, oval, path, rect, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const rim = 'M190 322a150 150 0 1 0 300 0a150 150 0 1 0-300 0zM272 322a68 68 0 1 0 136 0a68 68 0 1 0-136 0z';
const tail = 'M300 472H500L538 482L528 490L540 498L530 506L536 514H350C322 514 304 500 300 472z';
const outer = 'M340 172H292A150 150 0 0 0 292 472H340A150 150 0 0 1 340 172z';

export const tapeRoll: Drawing = {
  frame: { x: 142, y: 172, w: 398, h: 342 },
  focus: { x: 440, y: 480 },
  packed: 'box',
  draw: (side, own) => {
    const stripe = side === 'front' ? palette.amber : palette.ink2;
    const name = own?.name ?? '灭菌指示胶带';
    const ribbon = name.includes('碳带');
    const shown = name.includes('指示胶带') ? 0.85 : 0;
    const web = ribbon ? palette.ink3 : shown ? palette.amberPale : palette.paper;
    return group(
      groundShadow(338, 514, 196, 14),
      path(tail, web, palette.kraftLine),
      within(
        path(tail, palette.white),
        ...Array.from({ length: 9 }, (_, i) =>
          path(`M${290 + i * 34} 540l40-80h15l-40 80z`, stripe, undefined, shown),
        ),
        path('M290 470H330L312 520H270z', palette.ink, undefined, 0.06),
      ),
      path(tail, 'none', palette.kraftLine),
      path(outer, web),
      within(
        path(outer, palette.white),
        ...Array.from({ length: 12 }, (_, i) =>
          path(`M130 ${196 + i * 30}L345 ${166 + i * 30}v13L130 ${209 + i * 30}z`, stripe, undefined, shown),
        ),
        rect(130, 170, 40, 310, 0, palette.ink, undefined, 0.08),
        rect(180, 170, 18, 310, 9, palette.white, undefined, 0.5),
      ),
      path(outer, 'none', palette.kraftLine),
      path(rim, ribbon ? palette.slateDark : shown ? '#f3e9d6' : palette.mist, palette.kraftLine),
      within(
        path(rim, palette.white),
        ...[86, 100, 114, 128, 140].map((r) => hoop(340, 322, r, r, palette.kraftLine, 2, 0.35)),
        path('M340 322L560 200V480z', palette.ink, undefined, 0.05),
        path('M340 322L220 160H360z', palette.white, undefined, 0.4),
      ),
      oval(340, 322, 78, 78, palette.kraft, palette.kraftLine),
      oval(340, 322, 62, 62, palette.kraftDark, palette.kraftLine),
      path('M278 322a62 62 0 0 1 118-26a66 66 0 0 0-110 60a60 60 0 0 1-8-34z', palette.ink, undefined, 0.16),
      path('M300 290a52 52 0 0 1 92 20', 'none', palette.kraftLine),
      shown
        ? text(340, 232, 20, `安澜 ${name.slice(-6)}`, { anchor: 'middle', fill: palette.teal, weight: 600 })
        : '',
      line('M220 214Q260 180 318 178', palette.white, 5, 0.8),
    );
  },
};
