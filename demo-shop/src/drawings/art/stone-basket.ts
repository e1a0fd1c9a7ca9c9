import { palette } from '../pen/palette';
import { disc, group, line } from '../pen/svg';
import { snareWith } from './snare-handle';

const wires = [
  'M452 270C384 226 384 140 452 92',
  'M452 270C520 226 520 140 452 92',
  'M452 270C410 214 486 150 452 92',
  'M452 270C494 214 418 150 452 92',
];

/** Four wires that wind into a basket, with a stone in it. */
export const stoneBasket = snareWith(
  group(
    ...wires.slice(0, 2).map((wire) => line(wire, palette.slateDark, 7)),
    disc(452, 190, 21, palette.kraftDark, palette.kraftLine),
    disc(446, 184, 6, palette.white, undefined, 0.5),
    ...wires.slice(2).map((wire) => line(wire, palette.slateDark, 7)),
    ...wires.map((wire) => line(wire, palette.white, 2.2, 0.85)),
    disc(452, 92, 8, palette.slateDark),
    disc(452, 268, 6, palette.slateDark),
  ),
);
