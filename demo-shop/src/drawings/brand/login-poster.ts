import { disc, group, line, path, rect, type Svg, svgDocument } from '../pen/svg';

interface Water {
  y: number;
  swell: number;
  /** Half a wave's length. */
  run: number;
  phase: number;
  fill: string;
}

const waters: readonly Water[] = [
  { y: 640, swell: 26, run: 560, phase: 0, fill: '#165c69' },
  { y: 690, swell: 40, run: 640, phase: -300, fill: '#125260' },
  { y: 770, swell: 34, run: 480, phase: -90, fill: '#104a57' },
  { y: 860, swell: 44, run: 700, phase: -520, fill: '#0d404c' },
  { y: 960, swell: 30, run: 540, phase: -200, fill: '#0b3741' },
];

const crest = ({ y, swell, run, phase }: Water, lower = 0): string => {
  const half = Array.from({ length: 6 }, (_, i) => {
    const rise = (i % 2 ? swell : -swell) * (1 - lower / 160);
    return `c${run * 0.36} ${rise} ${run * 0.64} ${rise} ${run} 0`;
  });
  return `M${phase - 240 + lower * 0.6} ${y + lower}${half.join('')}`;
};

/** The ground of the login page: calm water under a pale disc, 1920 by 1080, quiet enough to carry a form. */
export const loginPoster = (): Svg =>
  svgDocument(
    1920,
    1080,
    rect(0, 0, 1920, 1080, 0, '#17606d'),
    path('M0 0H1120L830 1080H0z', '#1a6874'),
    path('M0 0H560L270 1080H0z', '#1e707c'),
    disc(620, 430, 520, '#ffffff', undefined, 0.03),
    disc(620, 430, 380, '#ffffff', undefined, 0.035),
    disc(620, 430, 236, '#d9eeee', undefined, 0.16),
    disc(620, 430, 176, '#eef8f7', undefined, 0.2),
    ...waters.map((water) =>
      group(
        path(`${crest(water)}V1080H-900z`, water.fill),
        line(crest(water, 24), '#8fd3d0', 2, 0.14),
        line(crest(water, 48), '#8fd3d0', 2, 0.08),
      ),
    ),
  );
