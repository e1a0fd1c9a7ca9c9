import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { group, line, path, text, within } from '../pen/svg';
import type { Drawing } from './drawing';

const cloth = '#cfe5ea';
const seam = '#8db4bf';
const dome =
  'M132 430C104 386 98 318 128 262C164 190 236 152 320 152S476 190 512 262C542 318 536 386 508 430Q320 494 132 430z';
const pleats = Array.from({ length: 17 }, (_, i) => {
  const t = i / 16 - 0.5;
  const foot = 320 + t * 366;
  const drop = 440 + 26 * (1 - 4 * t * t);
  const head = 320 + t * 300;
  const peak = 252 + 230 * t * t - (i % 2) * 34;
  return `M${foot.toFixed(1)} ${drop.toFixed(1)}C${(foot + t * 60).toFixed(1)} ${(drop - 70).toFixed(1)} ${(head + t * 70).toFixed(1)} ${(peak + 60).toFixed(1)} ${(head + t * 20).toFixed(1)} ${peak.toFixed(1)}`;
});

const ties = 'M508 440C546 452 560 500 538 540M500 446C520 480 520 516 498 548';

export const cap: Drawing = {
  frame: { x: 106, y: 152, w: 428, h: 332 },
  focus: { x: 216, y: 432 },
  packed: 'box',
  draw: (side, own) =>
    group(
      groundShadow(320, 528, 188, 13),
      own?.size?.includes('绑带') ? group(line(ties, seam, 16), line(ties, palette.tealSoft, 10)) : '',
      path(dome, cloth),
      within(
        path(dome, cloth),
        path('M110 420C90 300 150 190 280 160C190 210 150 320 172 440z', palette.white, undefined, 0.5),
        path('M430 170C500 240 506 350 470 460L540 440V170z', palette.ink, undefined, 0.05),
        path('M478 200C524 270 524 360 500 450L560 440V200z', palette.ink, undefined, 0.07),
        ...(own?.size && !own.size.includes('条形') ? pleats.filter((_, i) => i % 4 === 0) : pleats).map(
          (pleat, i) => group(line(pleat, palette.white, 5, 0.55), line(pleat, seam, 3, i % 2 ? 0.55 : 0.85)),
        ),
      ),
      path(dome, 'none', seam),
      path(
        'M128 424Q320 492 512 424L516 452Q320 522 124 452z',
        side === 'front' ? palette.tealSoft : palette.paper,
        side === 'front' ? palette.teal : palette.line,
      ),
      line('M136 434Q320 500 500 436', palette.white, 4, 0.5),
      ...Array.from({ length: 30 }, (_, i) => {
        const t = (i + 0.5) / 30;
        const x = 128 + t * 384;
        const y = 428 + 36 * (1 - (2 * t - 1) ** 2);
        return line(
          `M${x.toFixed(1)} ${(y + 3).toFixed(1)}v20`,
          side === 'front' ? palette.tealDark : palette.steel,
          2.2,
          0.5,
        );
      }),
      side === 'front'
        ? text(320, 396, 24, '安澜', {
            fill: palette.teal,
            weight: 600,
            anchor: 'middle',
            spacing: 4,
            opacity: 0.85,
          })
        : '',
    ),
};
