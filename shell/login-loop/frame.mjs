/** The login page's picture, 1920 by 1080 units: a pump bottle, a washer with its running curve, a box of test cards. */

const turn = 2 * Math.PI;
const round = (value) => Math.round(value * 100) / 100;
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
    const lift = 25 * bell(at, 0.26, 0.09) - 17 * bell(at, 0.5, 0.07) + 9 * bell(at, 0.72, 0.08);
    return `${round(70 + (index * 74) / 52)} ${round(90 - lift)}`;
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

/** The pump goes down and up again in the first third of a loop, and a drop falls. */
function pump(time) {
  const pressed = round(9 * bell(time, 0.16, 0.045));
  const falling = (time - 0.17) / 0.14;
  const drop =
    falling > 0 && falling < 1
      ? `<path transform="translate(71 ${round(47 + 118 * falling * falling)})" d="M0-5c3 5 4 6 4 8a4 4 0 0 1-8 0c0-2 1-3 4-8z" fill="#58a8ae" opacity="${round(1 - falling ** 6)}"/>`
      : '';
  return `${drop}<g transform="translate(0 ${pressed})"><rect x="106" y="52" width="28" height="${18 - pressed}" fill="#dfe7ec"/><path d="M98 36h44l6 16H96z" fill="#58a8ae"/><path d="M98 36H76l-8 10h10l6-4h14z" fill="#58a8ae"/></g>`;
}

/**
 * One picture of the loop as an SVG document.
 * @param time 0 to 1; the picture at 1 is that at 0
 */
export function frame(time) {
  const slant = round(14 * wave(time));
  const beam = round(-900 + 3400 * ((time + 0.25) % 1));
  const lamp = round(0.82 + 0.18 * wave(time, 4, 0.25));
  const progress = round(12 + 58 * ((2 * time + 0.3) % 1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMid slice"><title>消毒液、清洗工作站与指示卡</title><rect width="1920" height="1080" fill="#e3f1f1"/><path d="M${1060 + slant} 0H1920V1080H${620 + slant}z" fill="#d5e9ea"/><path d="M${beam} 0h260l-440 1080h-260z" fill="#fff" opacity=".16"/><path d="M0 880h1920v200H0z" fill="#cfe3e4"/><path d="M0 880h1920v2H0z" fill="#b9d4d6"/>${bubbles.map((one) => bubble(one, time)).join('')}<g transform="translate(262 378) scale(3)"><ellipse cx="120" cy="176" rx="78" ry="9" fill="#12263a" opacity=".07"/><rect x="52" y="44" width="136" height="112" rx="12" fill="#f9fbfc" stroke="#c4d0d8" stroke-width="1.5"/><path d="M160 44h16a12 12 0 0 1 12 12v88a12 12 0 0 1-12 12h-16z" fill="#dfe7ec"/><rect x="66" y="58" width="82" height="52" rx="5" fill="#12263a"/><path d="${curve(time)}" fill="none" stroke="#5fd0c4" stroke-width="2" stroke-linejoin="round"/><circle cx="174" cy="72" r="7" fill="#0b6e77" opacity="${lamp}"/><circle cx="174" cy="94" r="7" fill="#fff" stroke="#c4d0d8"/><circle cx="174" cy="116" r="7" fill="#fff" stroke="#c4d0d8"/><rect x="66" y="122" width="82" height="20" rx="4" fill="#dfe7ec"/><rect x="72" y="128" width="70" height="8" rx="4" fill="#cfdbe1"/><rect x="72" y="128" width="${progress}" height="8" rx="4" fill="#58a8ae"/><path d="M66 156v10M174 156v10" stroke="#c4d0d8" stroke-width="8" stroke-linecap="round"/></g><g transform="translate(70 546) scale(2)"><ellipse cx="120" cy="176" rx="78" ry="9" fill="#12263a" opacity=".07"/>${pump(time)}<path d="M92 70h56a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10V80a10 10 0 0 1 10-10z" fill="#f9fbfc" stroke="#c4d0d8" stroke-width="1.5"/><path d="M136 70h12a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10h-12z" fill="#dfe7ec"/><rect x="82" y="96" width="76" height="50" fill="#0b6e77"/><path d="M136 96h22v50h-22z" fill="#095b63"/><rect x="92" y="107" width="34" height="5" rx="2" fill="#fff"/><rect x="92" y="118" width="46" height="3" rx="1.5" fill="#fff" opacity=".6"/><rect x="92" y="126" width="38" height="3" rx="1.5" fill="#fff" opacity=".6"/></g><g transform="translate(716 676) scale(1.4)"><ellipse cx="120" cy="176" rx="78" ry="9" fill="#12263a" opacity=".07"/><path d="M54 84l66-26 66 26v66l-66 26-66-26z" fill="#f9fbfc" stroke="#c4d0d8" stroke-width="1.5"/><path d="M120 110v66l66-26V84z" fill="#dfe7ec"/><path d="M54 84l66 26 66-26-66-26z" fill="#eef3f6" stroke="#c4d0d8" stroke-width="1.5"/><path d="M54 102l66 26v26l-66-26z" fill="#0b6e77"/><path d="M120 128l66-26v26l-66 26z" fill="#095b63"/><path d="M66 116l30 12" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g></svg>`;
}
