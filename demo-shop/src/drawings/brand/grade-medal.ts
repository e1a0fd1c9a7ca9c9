import { palette } from '../pen/palette';
import { disc, group, line, oval, path, type Svg, within } from '../pen/svg';

interface Metal {
  name: string;
  rim: string;
  rimDark: string;
  face: string;
  faceDark: string;
  figure: string;
  ribbon: string;
  ribbonDark: string;
}

/** Membership levels 1 to 5 and the colours of their medals. */
export const grades: readonly Metal[] = [
  {
    name: '普通会员',
    rim: '#9fb4c0',
    rimDark: '#8198a6',
    face: '#dfe8ed',
    faceDark: '#cbd8df',
    figure: '#6b8494',
    ribbon: '#8fb7ba',
    ribbonDark: '#6f9ca0',
  },
  {
    name: '银牌会员',
    rim: '#c3ccd4',
    rimDark: '#a3afba',
    face: '#f0f3f6',
    faceDark: '#dbe1e7',
    figure: '#8493a1',
    ribbon: '#58a8ae',
    ribbonDark: '#3e8b92',
  },
  {
    name: '金牌会员',
    rim: '#e2b04c',
    rimDark: '#c18f2c',
    face: '#fbe9bd',
    faceDark: '#f2d692',
    figure: '#a8781a',
    ribbon: '#0b6e77',
    ribbonDark: '#074a51',
  },
  {
    name: '铂金会员',
    rim: '#9fc3cf',
    rimDark: '#7ba5b4',
    face: '#e9f6f9',
    faceDark: '#cfe6ec',
    figure: '#3f7f92',
    ribbon: '#1d3c5c',
    ribbonDark: '#152d47',
  },
  {
    name: '钻石会员',
    rim: '#4f6fb4',
    rimDark: '#38548f',
    face: '#22386a',
    faceDark: '#1a2c56',
    figure: '#bfe3f5',
    ribbon: '#12263a',
    ribbonDark: '#0b1a29',
  },
];

const shield =
  'M320 128C372 160 428 172 484 172V330C484 424 420 488 320 528C220 488 156 424 156 330V172C212 172 268 160 320 128z';
const inner =
  'M320 168C362 192 408 204 450 207V328C450 402 402 456 320 491C238 456 190 402 190 328V207C232 204 278 192 320 168z';

const star = (cx: number, cy: number, r: number, fill: string): Svg => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = i % 2 ? r * 0.44 : r;
    return `${(cx + Math.cos(angle) * reach).toFixed(1)} ${(cy + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return path(`M${points.join('L')}z`, fill);
};

const gem = (): Svg =>
  group(
    path('M262 246H378L424 302L320 418L216 302z', '#8fd0ee'),
    path('M262 246L216 302H280z', '#c9ebf9'),
    path('M262 246H320L280 302z', '#a9dff5'),
    path('M320 246L360 302H280z', '#e3f6fd'),
    path('M320 246H378L360 302z', '#a9dff5'),
    path('M378 246L424 302H360z', '#6fb9e0'),
    path('M280 302H360L320 418z', '#bfe6f7'),
    path('M360 302H424L320 418z', '#5aa6d4'),
    path('M216 302H280L320 418z', '#8fd0ee'),
    line('M236 284L254 262', palette.white, 5, 0.9),
  );

const cross = (figure: string): Svg =>
  group(line('M320 262V386M258 324H382', figure, 34), line('M372 380a84 84 0 0 0 16-92', figure, 12, 0.55));

/** The medal of a membership level (1 to 5), 640 units square on a clear ground. */
export function gradeMedal(level: number): Svg {
  const metal = grades[level - 1];
  if (!metal) throw new RangeError(`There is no membership level ${level}.`);
  const stars = Array.from({ length: level }, (_, i) => i - (level - 1) / 2);
  return group(
    oval(326, 596, 150, 14, palette.ink, undefined, 0.07),
    path('M196 400L132 580L204 566L246 612L300 460z', metal.ribbon),
    path('M444 400L508 580L436 566L394 612L340 460z', metal.ribbonDark),
    path('M196 400L176 458L300 500V460z', palette.ink, undefined, 0.18),
    path('M444 400L464 458L340 500V460z', palette.ink, undefined, 0.18),
    path(shield, metal.rim),
    within(path(shield, metal.rim), path('M320 100H520V560H320z', metal.rimDark)),
    path(inner, metal.face),
    within(
      path(inner, metal.face),
      path('M320 100H520V560H320z', metal.faceDark),
      path('M190 200H330L190 420z', palette.white, undefined, level === 5 ? 0.07 : 0.4),
    ),
    line('M170 186C222 184 272 170 318 144', palette.white, 5, 0.75),
    level === 5 ? gem() : cross(metal.figure),
    ...stars.map((offset) => star(320 + offset * 46, 84 + Math.abs(offset) * 12, 24, metal.rim)),
    ...stars.map((offset) =>
      disc(320 + offset * 46 - 5, 76 + Math.abs(offset) * 12, 3.4, palette.white, undefined, 0.8),
    ),
  );
}
