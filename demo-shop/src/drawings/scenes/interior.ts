import { palette } from '../pen/palette';
import { group, line, path, rect, type Svg } from '../pen/svg';

/** Rooms are paler than what stands in them, so that the product stays in front. */
export const room = {
  wall: '#e7f2f3',
  wallShade: '#dcebed',
  floor: '#d0e0e3',
  floorLine: '#c2d5d9',
  piece: '#f4f9fa',
  pieceShade: '#e2edf0',
  pieceDark: '#d3e1e5',
  edge: '#c3d5da',
  accent: '#b5d7d9',
  glass: '#d5e9ec',
} as const;

export const wall = (floorAt: number): Svg =>
  group(
    rect(0, 0, 640, 640, 0, room.wall),
    path(`M0 0H250L60 ${floorAt}H0z`, '#eff7f8'),
    rect(0, floorAt, 640, 640 - floorAt, 0, room.floor),
    rect(0, floorAt - 12, 640, 12, 0, room.wallShade),
  );

export const window = (x: number, y: number, w: number, h: number): Svg =>
  group(
    rect(x, y, w, h, 6, room.piece, room.edge),
    rect(x + 12, y + 12, w - 24, h - 24, 3, room.glass),
    path(`M${x + 12} ${y + h - 12}V${y + 12}H${x + w * 0.5}L${x + w * 0.24} ${y + h - 12}z`, '#e6f3f5'),
    line(`M${x + w / 2} ${y + 12}V${y + h - 12}`, room.edge, 5),
  );

export const cupboard = (x: number, y: number, w: number, h: number): Svg =>
  group(
    rect(x, y, w, h, 4, room.piece, room.edge),
    line(`M${x + w / 2} ${y}V${y + h}`, room.edge),
    rect(x + w / 2 - 16, y + h / 2 - 18, 6, 36, 3, room.edge),
    rect(x + w / 2 + 10, y + h / 2 - 18, 6, 36, 3, room.edge),
  );

/** A worktop seen slightly from above, its back edge at `y`. */
export const worktop = (y: number, depth: number): Svg =>
  group(
    rect(0, y, 640, depth, 0, '#f1f7f8'),
    path(`M0 ${y}H200L90 ${y + depth}H0z`, '#fafdfd'),
    rect(0, y + depth, 640, 20, 0, room.pieceDark),
    line(`M0 ${y + depth}H640`, room.edge),
    line(`M0 ${y}H640`, room.edge),
  );

export const plant = (x: number, foot: number): Svg =>
  group(
    ...[-30, -14, 4, 20, 34].map((lean, i) =>
      path(
        `M${x} ${foot - 44}C${x + lean * 0.3} ${foot - 90} ${x + lean} ${foot - 110} ${x + lean * 1.3} ${foot - 128 + Math.abs(lean) * 0.8}C${x + lean * 1.5} ${foot - 100} ${x + lean} ${foot - 70} ${x} ${foot - 44}z`,
        i % 2 ? '#a4ccc5' : '#8fbfb7',
      ),
    ),
    path(`M${x - 26} ${foot - 48}H${x + 26}L${x + 19} ${foot}H${x - 19}z`, room.piece, room.edge),
    path(`M${x + 10} ${foot - 48}H${x + 26}L${x + 19} ${foot}H${x + 8}z`, room.pieceShade),
  );

export const paleBottle = (x: number, foot: number, h: number, tint: string): Svg =>
  group(
    rect(x + 10, foot - h - 22, 16, 20, 3, tint),
    rect(x, foot - h, 36, h, 8, room.piece, room.edge),
    rect(x, foot - h * 0.66, 36, h * 0.4, 0, tint),
  );

export const tiles = (from: number, to: number): Svg =>
  group(
    ...Array.from({ length: 5 }, (_, i) => {
      const y = from + ((to - from) * i) / 5;
      return group(
        line(`M0 ${y}H640`, room.wallShade, 2.4),
        ...Array.from({ length: 7 }, (_, j) =>
          line(`M${j * 104 + (i % 2) * 52} ${y}V${y + (to - from) / 5}`, room.wallShade, 2.4),
        ),
      );
    }),
  );

export const tap = (x: number, foot: number): Svg =>
  group(
    line(
      `M${x} ${foot}V${foot - 96}Q${x} ${foot - 132} ${x - 32} ${foot - 132}T${x - 64} ${foot - 98}`,
      room.edge,
      19,
    ),
    line(
      `M${x} ${foot}V${foot - 96}Q${x} ${foot - 132} ${x - 32} ${foot - 132}T${x - 64} ${foot - 98}`,
      room.piece,
      13,
    ),
    rect(x - 16, foot - 26, 32, 28, 5, room.pieceDark, room.edge),
  );

export const wrapped = (x: number, foot: number, w: number, h: number): Svg =>
  group(
    rect(x, foot - h, w, h, 5, '#bcd9dc', room.edge),
    path(`M${x} ${foot - h}L${x + w / 2} ${foot - h * 0.45}L${x + w} ${foot - h}`, '#cde4e6', room.edge),
    rect(x + w * 0.36, foot - h * 0.62, w * 0.28, 10, 0, palette.amberPale),
  );

export const tiledFloor = group(
  ...[-500, -260, -80, 80, 240, 400, 560, 720, 900, 1140].map((x) =>
    line(`M320 ${380}L${x} 660`, room.floorLine, 2),
  ),
  line('M0 548H640M0 596H640', room.floorLine, 2),
);
