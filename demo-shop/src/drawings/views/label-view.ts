import type { Family } from '../families';
import type { FamilyFacts } from '../family-facts';
import { barCode, dataMatrix, lockup, pictogram } from '../pen/brand';
import { palette } from '../pen/palette';
import { emsOf, group, line, path, rect, type Svg, text } from '../pen/svg';

/** The label as the buyer reads it, close up; the numbers are examples. */
export function labelView({ family, facts }: { family: Family; facts: FamilyFacts }): Svg {
  const rows = [
    ['适用范围', facts.purpose],
    ['使用期限', facts.life],
    facts.machine ? ['使用环境', '室内，5–40 ℃'] : ['储存条件', '阴凉干燥，避免日晒'],
    ['生产批号', 'AL250618（示例）'],
    ['备案编号', '示例备 20250001 号'],
  ] as const;
  const name = Math.min(42, 420 / emsOf(family.caption));
  return group(
    rect(76, 66, 504, 528, 16, palette.ink, undefined, 0.04),
    rect(70, 58, 504, 528, 16, palette.ink, undefined, 0.05),
    rect(64, 50, 504, 528, 16, palette.white, palette.line),
    path('M80 50H552a16 16 0 0 1 16 16V196H64V66a16 16 0 0 1 16-16z', palette.teal),
    path('M400 50H552a16 16 0 0 1 16 16V196H340z', palette.tealDark),
    rect(64, 188, 504, 8, 0, palette.aqua),
    lockup(96, 76, 40),
    text(96, 166, name, family.caption, { fill: palette.white, weight: 700 }),
    ...rows.map(([title, value], i) => {
      const y = 240 + i * 46;
      return group(
        text(96, y, 22, title, { fill: palette.text3 }),
        text(206, y, Math.min(22, 334 / emsOf(value)), value, { weight: 500 }),
        line(`M96 ${y + 16}H536`, palette.mist),
      );
    }),
    barCode({ x: 90, y: 476, w: 200, h: 62 }),
    text(190, 560, 16, '6 901234 567892', { anchor: 'middle', fill: palette.ink2, spacing: 2 }),
    ...[0, 1, 2].map((i) => pictogram(i, 316 + i * 46, 502, 38)),
    dataMatrix(466, 484, 70),
  );
}
