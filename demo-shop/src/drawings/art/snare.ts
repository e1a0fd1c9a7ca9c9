import { palette } from '../pen/palette';
import { disc, group, line } from '../pen/svg';
import { snareWith } from './snare-handle';

/** One loop of braided wire. */
export const snare = snareWith(
  group(
    ...[palette.slateDark, palette.white].map((colour, i) =>
      line(
        'M452 270C440 232 404 214 398 168C394 132 424 108 452 92C480 108 510 132 506 168C500 214 464 232 452 270z',
        colour,
        i ? 2.2 : 7,
        i ? 0.85 : 1,
      ),
    ),
    disc(452, 92, 5, palette.slateDark),
  ),
);
