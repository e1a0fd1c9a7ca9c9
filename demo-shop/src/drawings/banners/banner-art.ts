import { bandage } from '../art/bandage';
import { bottlePump } from '../art/bottle-pump';
import { bottleSpray } from '../art/bottle-spray';
import { bowieDick } from '../art/bowie-dick';
import { boxIndicator } from '../art/box-indicator';
import { boxStrips } from '../art/box-strips';
import { canWipes } from '../art/can-wipes';
import { dispenserAuto } from '../art/dispenser-auto';
import { dressing } from '../art/dressing';
import { endoscopeWasher } from '../art/endoscope-washer';
import { gelBag } from '../art/gel-bag';
import { jerrycan } from '../art/jerrycan';
import { labelPrinter } from '../art/label-printer';
import { pouchRoll } from '../art/pouch-roll';
import { scanner } from '../art/scanner';
import { sterilizerEo } from '../art/sterilizer-eo';
import { sterilizerPlasma } from '../art/sterilizer-plasma';
import { sutureKit } from '../art/suture-kit';
import { tapeRoll } from '../art/tape-roll';
import { testCard } from '../art/test-card';
import { traceTerminal } from '../art/trace-terminal';
import { gradeMedal } from '../brand/grade-medal';
import { dataMatrix, lockup } from '../pen/brand';
import { groundShadow } from '../pen/light';
import { palette } from '../pen/palette';
import { disc, group, line, path, placed, rect, type Svg, text, turned } from '../pen/svg';
import { arrangement } from './arrangement';
import { giftBox } from './gift-box';

const sheetOfPaper = (x: number, y: number, degrees: number, ...on: Svg[]): Svg =>
  turned(
    degrees,
    x + 110,
    y + 150,
    rect(x + 8, y + 10, 220, 300, 8, palette.ink, undefined, 0.06),
    rect(x, y, 220, 300, 8, palette.white, palette.line),
    ...on,
  );

const certificateSheet = (x: number, y: number, degrees: number, title: string): Svg =>
  sheetOfPaper(
    x,
    y,
    degrees,
    rect(x + 12, y + 12, 196, 276, 4, 'none', palette.tealPale),
    text(x + 110, y + 66, 28, title, { anchor: 'middle', weight: 700, fill: palette.tealDark, spacing: 3 }),
    ...[0, 1, 2, 3, 4].map((i) => rect(x + 36, y + 100 + i * 28, i === 4 ? 80 : 148, 8, 4, palette.cloud)),
    disc(x + 160, y + 234, 30, palette.coralPale, palette.coral),
    line(`M${x + 147} ${y + 234}l9 9 18-20`, palette.coral, 5),
  );

const priceTag = (x: number, y: number, degrees: number): Svg =>
  turned(
    degrees,
    x,
    y,
    path(
      `M${x - 58} ${y + 8}l34 -34h86a10 10 0 0 1 10 10v52a10 10 0 0 1 -10 10h-86z`,
      palette.ink,
      undefined,
      0.08,
    ),
    path(`M${x - 62} ${y}l34 -36h86a10 10 0 0 1 10 10v52a10 10 0 0 1 -10 10h-86z`, palette.coral),
    disc(x - 34, y, 8, palette.white),
    text(x + 22, y + 13, 36, '特价', { anchor: 'middle', fill: palette.white, weight: 700 }),
  );

/** What stands on each banner, in a field of 720 by 460 units. */
export const bannerArt = {
  endoscopy: () =>
    arrangement([
      { drawing: endoscopeWasher, x: 200, w: 360, h: 420, lift: 20 },
      { drawing: jerrycan, x: 66, w: 190, h: 236 },
      { drawing: testCard, x: 520, w: 170, h: 190, lift: -4 },
    ]),
  hands: () =>
    arrangement([
      { drawing: gelBag, x: 446, w: 190, h: 330, lift: 60 },
      { drawing: dispenserAuto, x: 100, w: 200, h: 410, lift: 30 },
      { drawing: bottlePump, x: 276, w: 230, h: 360 },
    ]),
  monitoring: () =>
    arrangement([
      { drawing: boxIndicator, x: 50, w: 350, h: 320, lift: 66 },
      { drawing: tapeRoll, x: 480, w: 200, h: 180, lift: 90 },
      { drawing: bowieDick, x: 396, w: 270, h: 250, lift: 0 },
      { drawing: boxStrips, x: 176, w: 250, h: 240, lift: -16 },
    ]),
  lowTemperature: () =>
    arrangement([
      { drawing: sterilizerEo, x: 330, w: 340, h: 330, lift: 36 },
      { drawing: sterilizerPlasma, x: 96, w: 330, h: 424, lift: 16 },
      { drawing: pouchRoll, x: 452, w: 220, h: 190, lift: -10 },
    ]),
  membership: () =>
    group(
      placed(20, 130, 0.36, gradeMedal(2)),
      placed(480, 130, 0.36, gradeMedal(4)),
      placed(120, 70, 0.5, gradeMedal(3)),
      placed(310, 86, 0.46, gradeMedal(5)),
    ),
  gifts: () =>
    group(
      groundShadow(360, 440, 280, 18),
      giftBox(
        250,
        420,
        { w: 150, d: 120, h: 150 },
        { front: palette.white, side: '#f0dfd6', top: '#fffaf7' },
        { front: palette.teal, side: palette.tealDark },
      ),
      giftBox(
        430,
        440,
        { w: 200, d: 160, h: 210 },
        { front: '#ec7753', side: '#d0552f', top: '#f39a7d' },
        { front: '#fdeee9', side: '#f2cfc2' },
      ),
      giftBox(
        600,
        440,
        { w: 124, d: 96, h: 96 },
        { front: palette.tealSoft, side: '#3f8b92', top: '#86c4c8' },
        { front: palette.white, side: '#dcebec' },
      ),
    ),
  traceability: () =>
    arrangement([
      { drawing: traceTerminal, x: 116, w: 430, h: 410, lift: 24 },
      { drawing: labelPrinter, x: 20, w: 220, h: 200 },
      { drawing: scanner, x: 556, w: 136, h: 186 },
    ]),
  surprise: () =>
    group(
      arrangement([
        { drawing: canWipes, x: 90, w: 200, h: 340, lift: 30 },
        { drawing: bottleSpray, x: 440, w: 200, h: 350, lift: 30 },
        { drawing: bottlePump, x: 260, w: 220, h: 380 },
      ]),
      priceTag(214, 96, -14),
      priceTag(560, 74, 12),
    ),
  woundCare: () =>
    arrangement([
      { drawing: sutureKit, x: 70, w: 330, h: 280, lift: 130 },
      { drawing: bandage, x: 420, w: 260, h: 230, lift: 40 },
      { drawing: dressing, x: 216, w: 280, h: 290, lift: -10 },
    ]),
  licences: () =>
    group(
      certificateSheet(120, 96, -9, '许可证'),
      certificateSheet(380, 92, 8, '备案凭证'),
      certificateSheet(250, 70, 0, '经营资质'),
    ),
  quickOrder: () =>
    group(
      rect(128, 80, 480, 330, 14, palette.ink, undefined, 0.05),
      rect(116, 66, 480, 330, 14, palette.white, palette.line),
      rect(116, 66, 480, 58, 14, palette.teal),
      rect(116, 104, 480, 20, 0, palette.teal),
      text(142, 106, 26, '型号　　　　　数量', { fill: palette.white, weight: 600 }),
      ...['AL-PAA 2000', 'AL-BX 23', 'AL-MK 95'].map((model, i) =>
        group(
          text(142, 182 + i * 72, 27, model, { weight: 500 }),
          rect(392, 148 + i * 72, 172, 52, 8, palette.wash, palette.line),
          text(478, 184 + i * 72, 27, ['20', '8', '60'][i] ?? '', { anchor: 'middle', weight: 600 }),
          line(`M410 ${174 + i * 72}h18M528 ${174 + i * 72}h18M537 ${165 + i * 72}v18`, palette.slate),
          i < 2 ? line(`M142 ${214 + i * 72}H570`, palette.mist) : '',
        ),
      ),
    ),
  service: () =>
    group(
      rect(266, 36, 210, 400, 30, palette.ink, undefined, 0.06),
      rect(254, 24, 210, 400, 30, palette.ink2),
      rect(264, 34, 190, 380, 22, palette.white),
      rect(264, 34, 190, 70, 22, palette.teal),
      rect(264, 80, 190, 24, 0, palette.teal),
      lockup(284, 58, 32),
      dataMatrix(304, 140, 110, palette.tealDark),
      text(359, 308, 22, '在线咨询', { anchor: 'middle', weight: 600 }),
      rect(290, 334, 138, 44, 22, palette.wash2),
      rect(316, 352, 86, 8, 4, palette.tealSoft),
      rect(66, 130, 168, 92, 22, palette.white, palette.line),
      rect(92, 158, 116, 10, 5, palette.tealPale),
      rect(92, 182, 76, 10, 5, palette.cloud),
      rect(486, 220, 176, 96, 22, palette.tealSoft),
      rect(514, 250, 120, 10, 5, palette.white),
      rect(514, 274, 84, 10, 5, palette.white, undefined, 0.7),
    ),
} as const satisfies Record<string, () => Svg>;
