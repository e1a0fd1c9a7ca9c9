import { palette } from '../pen/palette';
import { disc, group, line, path, rect, type Svg } from '../pen/svg';
import { forcepsWith } from './forceps-handle';

const foot = rect(444, 372, 16, 32, 3, palette.cloud, palette.slate);
const pivot = disc(452, 374, 6.5, palette.white, palette.slate);

const jaw = (d: string, fill: string): Svg => path(d, fill, palette.slate);

const alligator = group(
  jaw(
    'M449 376C430 352 416 310 408 268L418 264L420 278L428 276L428 290L436 288L436 302L443 300L444 314L450 312L452 372z',
    palette.mist,
  ),
  jaw(
    'M455 376C474 352 488 310 496 268L486 264L484 278L476 276L476 290L468 288L468 302L461 300L460 314L454 312L452 372z',
    palette.cloud,
  ),
);

const ratTooth = group(
  jaw('M449 376C426 352 412 312 412 274L440 262L434 290Q430 320 446 348z', palette.mist),
  jaw('M455 376C478 352 492 312 492 274L474 268L470 254L462 272L470 290Q474 320 458 348z', palette.cloud),
);

/** One wire with its hook, from the foot to where it turns inwards. */
const prong = (d: string, hook: string): Svg =>
  group(line(d, palette.slateDark, 8), line(d, palette.white, 2.4, 0.85), line(hook, palette.slateDark, 7));

const threeProngs = group(
  prong('M452 374C430 340 404 320 400 270', 'M400 270q4-12 18-6'),
  prong('M452 374V262', 'M452 262q10-10 16 4'),
  prong('M452 374C474 340 500 320 504 270', 'M504 270q-4-12-18-6'),
);

/** Forceps for what is not to be cut: jaws like an alligator's, a rat's teeth, or three prongs. */
export const graspingForceps = forcepsWith((size) =>
  group(foot, size === '三爪' ? threeProngs : size === '鼠齿' ? ratTooth : alligator, pivot),
);
