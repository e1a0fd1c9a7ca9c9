import { type Svg, svgDocument } from '../pen/svg';
import { gradeMedal, grades } from './grade-medal';
import { loginPoster } from './login-poster';
import { qrCode } from './qr-code';
import { rightsSheet } from './rights-sheet';

/** A picture of the brand; its files are `/brand/<key>-<width>.webp` for each of its widths. */
export interface BrandPicture {
  key: string;
  alt: string;
  /** Size of the drawing, which gives the proportions. */
  width: number;
  height: number;
  widths: readonly number[];
  draw: () => Svg;
}

const square = (draw: () => Svg) => () => svgDocument(640, 640, draw());

/** Where the codes of the demonstration shop lead. */
const qrTargets = {
  service: 'https://service.example/anlan',
  member: 'https://service.example/anlan/member',
} as const;

export const brandPictures: readonly BrandPicture[] = [
  {
    key: 'login-poster',
    alt: '平静的水面',
    width: 1920,
    height: 1080,
    widths: [1280, 1920],
    draw: loginPoster,
  },
  {
    key: 'service-qr',
    alt: '在线客服二维码',
    width: 640,
    height: 640,
    widths: [320, 640],
    draw: square(() => qrCode(qrTargets.service)),
  },
  {
    key: 'member-qr',
    alt: '会员权益二维码',
    width: 640,
    height: 640,
    widths: [320, 640],
    draw: square(() => qrCode(qrTargets.member)),
  },
  ...grades.map(({ name }, i) => ({
    key: `rights-${i + 1}`,
    alt: `会员权益一览表，您是${name}`,
    width: 1280,
    height: 1120,
    widths: [640, 1280],
    draw: () => rightsSheet(i + 1),
  })),
  ...grades.map(({ name }, i) => ({
    key: `grade-${i + 1}`,
    alt: name,
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    draw: square(() => gradeMedal(i + 1)),
  })),
];
