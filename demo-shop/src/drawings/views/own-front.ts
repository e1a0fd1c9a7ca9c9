import type { Drawing } from '../art/drawing';
import { frontLabel, type LabelText, lockup } from '../pen/brand';
import { carton, cartonShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { emsOf, group, line, path, placed, rect, type Svg, text, turned } from '../pen/svg';
import { standIn } from './stand';

const floor = 552;
const near = { x: 268, y: 528 };
const size = { w: 206, d: 132, h: 200 };

/** The dispensing box behind goods that have no print of their own. */
const boxOf = (label: LabelText): Svg =>
  group(
    cartonShadow(near, size),
    carton(near, size, {
      front: frontLabel({ x: 0, y: 0, w: size.w, h: size.h }, label),
      side: group(
        rect(0, 0, size.d, size.h, 0, palette.tealDark),
        rect(0, size.h * 0.75, size.d, size.h * 0.25, 0, label.accent),
        rect(0, size.h * 0.75, size.d, size.h * 0.25, 0, palette.ink, undefined, 0.12),
        lockup(22, 24, 24),
      ),
      top: group(
        rect(0, 48, size.w, 8, 0, palette.cloud),
        rect(62, 36, 82, 32, 16, palette.mist, palette.line),
      ),
    }),
  );

/** The peel pouch of a single sterile piece: printed head, clear window, chevron to open. */
const pouchOf = (label: LabelText): Svg =>
  turned(
    -5,
    170,
    340,
    rect(58, 110, 236, 430, 8, palette.ink, undefined, 0.05),
    rect(50, 98, 236, 430, 8, palette.paper, palette.line),
    frontLabel({ x: 58, y: 106, w: 220, h: 172 }, label),
    rect(64, 290, 208, 196, 8, palette.wash, palette.tealPale),
    path('M70 296H180L96 486H70z', palette.white, undefined, 0.6),
    line('M156 500l12 12 12-12M176 500l12 12 12-12', palette.tealSoft),
    line('M64 500h70M210 500h62', palette.cloud, 4),
  );

/** A machine's plate is too small to read in a list: a tag says what tells it from its line. */
const tagOf = ({ size, accent }: LabelText): Svg =>
  size
    ? group(rect(24, 572, emsOf(size) * 34 + 40, 50, 10, accent), text(44, 608, 34, size, { weight: 700 }))
    : '';

/** The product with its own label: on itself where it bears one, else on the pack it stands before. */
export function ownFront(drawing: Drawing, label: LabelText, scale: number): Svg {
  if (!drawing.packed) {
    const { x, w } = drawing.frame;
    const grown = Math.min(scale, 560 / w);
    return group(
      placed((x + w / 2) * (1 - grown), floor * (1 - grown), grown, drawing.draw('front', label)),
      drawing.plate ? tagOf(label) : '',
    );
  }
  const part = Math.min(1, Math.max(0.62, scale));
  const room =
    drawing.packed === 'box' ? { x: 266, y: 246, w: 350, h: 306 } : { x: 214, y: 150, w: 396, h: 402 };
  const w = room.w * part;
  const h = room.h * part;
  return group(
    drawing.packed === 'box' ? boxOf(label) : pouchOf(label),
    standIn(drawing, { x: room.x + (room.w - w) / 2, y: room.y + room.h - h, w, h }),
  );
}

/** The model on a machine's own plate. */
export const plateOf = ({ plate }: Drawing, label: LabelText): Svg =>
  plate
    ? text(plate.x, plate.y, Math.min(plate.size, 150 / emsOf(label.note)), label.note, {
        fill: plate.colour ?? palette.ink2,
        weight: 700,
      })
    : '';
