/** The login page's picture, 1920 by 1080 units: a pump bottle, a washer with its running curve, a box of test cards. */

import { cardBox } from './card-box.mjs';
import { fills, round } from './light.mjs';
import { pumpBottle } from './pump-bottle.mjs';
import { washer } from './washer.mjs';

const turn = 2 * Math.PI;
const wave = (time, cycles = 1, shift = 0) => Math.sin(turn * (cycles * time + shift));

/** A bell at `centre` of a line that closes on itself, 0 to 1. */
const bell = (at, centre, width) => {
  const distance = Math.abs(((at - centre + 1.5) % 1) - 0.5);
  return Math.exp(-((distance / width) ** 2));
};

/** The curve on the screen wanders from right to left, twice in a loop. */
function curve(time) {
  const points = Array.from({ length: 53 }, (_, index) => {
    const at = (index / 52 + 2 * time) % 1;
    const lift = 20 * bell(at, 0.26, 0.09) - 11 * bell(at, 0.5, 0.07) + 8 * bell(at, 0.72, 0.08);
    return `${round((index * 100) / 52)} ${round(22 - lift)}`;
  });
  return `M${points.join('L')}`;
}

const bubbles = [
  { x: 620, y: 330, size: 22, cycles: 1, shift: 0.1 },
  { x: 742, y: 240, size: 13, cycles: 1, shift: 0.62 },
  { x: 905, y: 300, size: 30, cycles: 1, shift: 0.36 },
  { x: 1010, y: 420, size: 16, cycles: 1, shift: 0.84 },
  { x: 1120, y: 300, size: 11, cycles: 1, shift: 0.5 },
  { x: 1236, y: 470, size: 24, cycles: 1, shift: 0.22 },
];

/** Rises through its stretch of the air, and is gone at both ends of it. */
function bubble({ x, y, size, cycles, shift }, time) {
  const way = (cycles * time + shift) % 1;
  const [cx, cy] = [round(x + 14 * wave(time, 1, shift)), round(y + 150 - 300 * way)];
  const seen = round(0.55 * Math.sin(Math.PI * way));
  return `<g opacity="${seen}" fill="none" stroke="#fff" stroke-width="3"><circle cx="${cx}" cy="${cy}" r="${size}"/><path d="M${round(cx - size * 0.55)} ${round(cy - size * 0.1)}a${round(size * 0.6)} ${round(size * 0.6)} 0 0 1 ${round(size * 0.4)}-${round(size * 0.46)}"/></g>`;
}

/**
 * One picture of the loop as an SVG document.
 * @param time 0 to 1; the picture at 1 is that at 0
 */
export function frame(time) {
  const slant = round(14 * wave(time));
  const beam = round(-900 + 3400 * ((time + 0.25) % 1));
  const shown = washer({
    curve: curve(time),
    lamp: round(0.82 + 0.18 * wave(time, 4, 0.25)),
    progress: (2 * time + 0.3) % 1,
    sway: wave(time, 2),
  });
  // The pump goes down and up again in the first third of a loop, and a drop falls.
  const bottle = pumpBottle({ pressed: round(16 * bell(time, 0.16, 0.045)), fallen: (time - 0.17) / 0.14 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMid slice"><title>消毒液、清洗工作站与指示卡</title>${fills}<rect width="1920" height="1080" fill="url(#air)"/><path d="M${1060 + slant} 0H1920V1080H${620 + slant}z" fill="#cfe5e6" opacity=".6"/><circle cx="630" cy="640" r="372" fill="#fff" opacity=".28"/><path d="M${beam} 0h260l-440 1080h-260z" fill="#fff" opacity=".16"/><path d="M0 872h1920v208H0z" fill="url(#floor)"/><path d="M0 872h1920v2H0z" fill="#b9d4d6"/>${bubbles.map((one) => bubble(one, time)).join('')}<g transform="translate(300 328) scale(1.05)">${shown}</g><g transform="translate(110 585) scale(.64)">${bottle}</g><g transform="translate(756 640) scale(.56)">${cardBox()}</g></svg>`;
}
