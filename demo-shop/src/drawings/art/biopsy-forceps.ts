import { palette } from '../pen/palette';
import { disc, group, line, path, rect } from '../pen/svg';
import { forcepsWith } from './forceps-handle';

/** Two toothed cups; with a needle between them where the size says so. */
export const biopsyForceps = forcepsWith((size) =>
  group(
    size?.includes('针') ? line('M452 372V292', palette.slateDark, 5) : '',
    rect(444, 372, 16, 32, 3, palette.cloud, palette.slate),
    path(
      'M448 378C428 366 418 340 424 316Q428 302 440 306L444 320L440 326L445 334L441 342L447 350L444 358L452 372z',
      palette.mist,
      palette.slate,
    ),
    path(
      'M456 378C476 366 486 340 480 316Q476 302 464 306L460 320L464 326L459 334L463 342L457 350L460 358L452 372z',
      palette.cloud,
      palette.slate,
    ),
    line('M431 318Q428 340 442 360', palette.white, 4, 0.9),
    disc(452, 374, 6.5, palette.white, palette.slate),
  ),
);
