import type { Drawing, Side } from '../art/drawing';
import { type Box, placed, type Svg } from '../pen/svg';

export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Where a drawing goes so that its product fills `box`, centred, standing on the box's lower edge. */
export function placeIn(drawing: Drawing, box: Box): Place {
  const { frame } = drawing;
  const scale = Math.min(box.w / frame.w, box.h / frame.h);
  return {
    x: box.x + box.w / 2 - (frame.x + frame.w / 2) * scale,
    y: box.y + box.h - (frame.y + frame.h) * scale,
    scale,
  };
}

export function standIn(drawing: Drawing, box: Box, side: Side = 'front'): Svg {
  const { x, y, scale } = placeIn(drawing, box);
  return placed(x, y, scale, drawing.draw(side));
}
