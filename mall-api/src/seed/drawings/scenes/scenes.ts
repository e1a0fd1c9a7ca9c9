import { palette } from '../pen/palette';
import { type Box, disc, group, line, oval, path, rect, type Svg } from '../pen/svg';
import { cupboard, paleBottle, plant, room, wall, window, worktop } from './interior';
import { openHand } from './open-hand';

export interface Scene {
  back: Svg;
  /** Where the product stands, or hangs. */
  slot: Box;
  /** What stands nearer to the viewer than the product. */
  fore?: Svg;
}

const tiles = (from: number, to: number): Svg =>
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

const tap = (x: number, foot: number): Svg =>
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

const wrapped = (x: number, foot: number, w: number, h: number): Svg =>
  group(
    rect(x, foot - h, w, h, 5, '#bcd9dc', room.edge),
    path(`M${x} ${foot - h}L${x + w / 2} ${foot - h * 0.45}L${x + w} ${foot - h}`, '#cde4e6', room.edge),
    rect(x + w * 0.36, foot - h * 0.62, w * 0.28, 10, 0, palette.amberPale),
  );

const tiledFloor = group(
  ...[-500, -260, -80, 80, 240, 400, 560, 720, 900, 1140].map((x) =>
    line(`M320 ${380}L${x} 660`, room.floorLine, 2),
  ),
  line('M0 548H640M0 596H640', room.floorLine, 2),
);

const corridor = group(
  wall(566),
  rect(0, 420, 640, 146, 0, room.wallShade),
  rect(0, 408, 372, 16, 8, room.piece, room.edge),
  rect(396, 90, 196, 476, 4, room.piece, room.edge),
  rect(412, 106, 164, 460, 3, room.pieceShade),
  rect(504, 150, 46, 150, 4, room.glass, room.edge),
  rect(424, 330, 10, 70, 5, room.edge),
  rect(430, 36, 128, 36, 5, palette.teal, undefined, 0.75),
  rect(446, 48, 12, 12, 3, palette.white),
  rect(468, 50, 72, 8, 4, palette.white, undefined, 0.8),
);

export const scenes = {
  counter: {
    back: group(
      rect(0, 0, 640, 640, 0, room.wall),
      tiles(150, 440),
      path('M0 0H250L90 440H0z', '#f0f8f9', undefined, 0.6),
      rect(0, 0, 640, 130, 0, room.wallShade),
      cupboard(-60, -20, 226, 146),
      cupboard(176, -20, 226, 146),
      cupboard(412, -20, 226, 146),
      rect(0, 126, 640, 8, 0, room.edge, undefined, 0.6),
      worktop(438, 66),
      rect(0, 524, 640, 116, 0, room.pieceShade),
      cupboard(20, 540, 290, 120),
      cupboard(330, 540, 290, 120),
      paleBottle(64, 458, 70, room.accent),
      paleBottle(108, 458, 96, '#c8dfe2'),
      path('M452 448H612L590 470H474z', room.pieceDark, room.edge),
      tap(590, 450),
    ),
    slot: { x: 190, y: 150, w: 230, h: 332 },
  },
  sluice: {
    back: group(
      rect(0, 0, 640, 640, 0, room.wall),
      tiles(40, 440),
      path('M0 0H220L70 440H0z', '#f0f8f9', undefined, 0.6),
      rect(40, 150, 560, 12, 4, room.piece, room.edge),
      paleBottle(74, 150, 66, room.accent),
      paleBottle(122, 150, 66, room.accent),
      paleBottle(170, 150, 90, '#c8dfe2'),
      paleBottle(478, 150, 80, '#c8dfe2'),
      paleBottle(526, 150, 58, room.accent),
      worktop(440, 70),
      rect(0, 530, 640, 110, 0, room.pieceShade),
      line('M214 530V640M428 530V640', room.edge),
      path('M386 456H624L596 496H414z', room.pieceDark, room.edge),
      path('M404 470H606L596 490H416z', room.accent),
      tap(586, 458),
    ),
    slot: { x: 70, y: 176, w: 330, h: 310 },
    fore: group(
      oval(500, 566, 84, 10, palette.ink, undefined, 0.07),
      path('M424 446H572L556 552Q554 564 540 564H456Q442 564 440 552z', palette.paper, palette.line),
      path('M428 478H568L556 552Q554 564 540 564H456Q442 564 440 552z', '#cdeae8'),
      path('M540 446H572L556 552Q554 564 540 564H524z', palette.ink, undefined, 0.06),
      path('M424 446H572L556 552Q554 564 540 564H456Q442 564 440 552z', 'none', palette.line),
      line('M448 500h20M450 520h14M452 540h20', palette.teal),
    ),
  },
  corridor: { back: corridor, slot: { x: 110, y: 70, w: 230, h: 322 } },
  handwash: {
    back: group(
      corridor,
      rect(206, 50, 38, 30, 6, palette.steel, palette.slate),
      line('M225 72v16q0 8 8 8', palette.slate, 5),
    ),
    slot: { x: 125, y: 76, w: 200, h: 318 },
    fore: openHand,
  },
  sterile: {
    back: group(
      rect(0, 0, 640, 640, 0, room.wall),
      path('M0 0H240L70 430H0z', '#f0f8f9'),
      ...[120, 262, 404].map((y) => rect(330, y, 290, 12, 3, room.pieceDark, room.edge)),
      ...[336, 602].map((x) => rect(x, 30, 10, 410, 3, room.piece, room.edge)),
      wrapped(362, 120, 92, 58),
      wrapped(468, 120, 116, 74),
      wrapped(362, 262, 118, 84),
      wrapped(496, 262, 88, 56),
      wrapped(362, 404, 84, 60),
      wrapped(462, 404, 122, 88),
      window(36, 70, 232, 220),
      worktop(440, 76),
      rect(0, 536, 640, 104, 0, room.pieceShade),
      line('M160 536V640M480 536V640', room.edge),
    ),
    slot: { x: 120, y: 196, w: 330, h: 304 },
  },
  desk: {
    back: group(
      rect(0, 0, 640, 640, 0, room.wall),
      path('M0 0H240L70 440H0z', '#f0f8f9'),
      window(60, 50, 220, 200),
      rect(372, 130, 230, 12, 3, room.piece, room.edge),
      ...[0, 1, 2, 3, 4].map((i) =>
        rect(
          390 + i * 24,
          62 + (i % 2) * 8,
          20,
          68 - (i % 2) * 8,
          2,
          [room.accent, '#c8dfe2', room.pieceDark][i % 3] ?? room.accent,
          room.edge,
        ),
      ),
      plant(560, 130),
      worktop(450, 82),
      rect(0, 552, 640, 88, 0, room.pieceShade),
      rect(40, 570, 160, 70, 4, room.piece, room.edge),
      rect(440, 570, 160, 70, 4, room.piece, room.edge),
      path('M58 500H190L178 522H38z', room.piece, room.edge),
      line('M66 506H180M60 512H176', room.edge, 2),
      rect(540, 448, 54, 52, 6, room.accent, room.edge),
      line('M594 462q20 0 20 14t-20 14', room.edge, 6),
    ),
    slot: { x: 150, y: 170, w: 360, h: 336 },
  },
  plant: {
    back: group(
      wall(470),
      tiledFloor,
      rect(0, 458, 640, 12, 0, room.pieceDark),
      line('M108 0V458M532 0V458', room.wallShade, 4),
      window(140, 70, 360, 170),
      rect(170, 16, 300, 16, 8, palette.white, room.edge),
      rect(20, 120, 60, 90, 5, room.piece, room.edge),
      line('M34 142H66M34 158H58M34 174H66', room.edge, 4),
      rect(568, 0, 14, 458, 0, room.pieceDark),
      rect(592, 0, 14, 458, 0, room.accent),
      rect(562, 230, 50, 14, 4, room.edge),
    ),
    slot: { x: 108, y: 116, w: 424, h: 428 },
  },
  endoscopy: {
    back: group(
      wall(520),
      rect(46, 60, 190, 140, 10, room.piece, room.edge),
      rect(58, 72, 166, 116, 4, '#3c5568'),
      disc(141, 130, 52, '#e6b7a4'),
      disc(148, 136, 34, '#d89c88'),
      disc(154, 142, 15, '#a5685c'),
      rect(128, 200, 26, 26, 0, room.pieceDark),
      rect(62, 226, 158, 290, 8, room.piece, room.edge),
      ...[0, 1, 2].map((i) =>
        group(
          rect(76, 246 + i * 80, 130, 58, 5, room.pieceShade, room.edge),
          rect(88, 262 + i * 80, 40, 12, 3, room.accent),
          disc(188, 276 + i * 80, 7, room.accent),
        ),
      ),
      line('M596 0V60', room.edge, 5),
      line('M560 60H640', room.edge, 8),
      line('M600 96C636 190 626 300 602 308S574 220 594 140', '#a9bdc6', 8),
      rect(588, 72, 24, 62, 8, '#92a8b4'),
      path('M250 470H640V560H210z', '#a9d0d3'),
      path('M250 470H400L350 560H210z', '#b9dadc'),
      rect(210, 556, 430, 16, 0, '#8dbcc0'),
      path('M210 572H640V640H222z', '#b3d5d8'),
      line('M300 572V640M420 572V640M540 572V640', '#9cc6ca', 2.4),
    ),
    slot: { x: 256, y: 196, w: 310, h: 326 },
  },
  ward: {
    back: group(
      wall(540),
      window(40, 60, 200, 190),
      rect(0, 330, 250, 190, 10, room.piece, room.edge),
      rect(-20, 300, 36, 240, 10, room.pieceDark, room.edge),
      path('M0 372H250V440H0z', palette.white),
      path('M0 396Q120 384 250 396V480H0z', room.accent),
      rect(26, 340, 110, 48, 20, palette.white, room.edge),
      line('M292 70V520', room.edge, 6),
      line('M270 82Q292 58 314 82', room.edge, 6),
      rect(262, 96, 40, 62, 8, '#dcf0f0', room.edge),
      line('M282 158V230Q282 300 220 330', room.edge, 2.4),
      rect(330, 470, 280, 170, 8, room.piece, room.edge),
      rect(318, 446, 304, 40, 6, '#f6fafb', room.edge),
      path('M318 478H622V484Q622 486 616 486H324Q318 486 318 482z', room.pieceDark),
      rect(350, 506, 240, 56, 5, room.pieceShade, room.edge),
      rect(440, 528, 60, 10, 5, room.edge),
      rect(350, 574, 240, 66, 5, room.pieceShade, room.edge),
    ),
    slot: { x: 330, y: 170, w: 280, h: 296 },
  },
  worn: {
    back: group(
      rect(0, 0, 640, 640, 0, room.wall),
      path('M0 0H260L40 640H0z', '#f0f8f9'),
      window(420, 60, 190, 210),
      rect(0, 520, 640, 120, 0, room.wallShade),
    ),
    slot: { x: 120, y: 80, w: 400, h: 480 },
  },
} as const satisfies Record<string, Scene>;

export type SceneKey = keyof typeof scenes;
