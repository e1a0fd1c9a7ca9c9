import { vipRights } from '../../catalogue/vip-rights';
import { lockup } from '../pen/brand';
import { palette } from '../pen/palette';
import { disc, group, line, path, placed, rect, type Svg, svgDocument, text } from '../pen/svg';
import { gradeMedal, grades } from './grade-medal';

const width = 1280;
const height = 1120;
const column = (level: number) => 470 + (level - 1) * 160;

/** The table of what each membership level brings, with the buyer's own level (1 to 5) marked, 1280 by 1120. */
export const rightsSheet = (own: number): Svg =>
  svgDocument(
    width,
    height,
    rect(0, 0, width, height, 0, palette.wash),
    rect(0, 0, width, 220, 0, '#0d3b47'),
    path('M760 0H1280V220H700z', '#114855'),
    path('M1090 0H1280V220H1030z', '#165663'),
    lockup(72, 52, 44),
    text(72, 172, 46, '会员权益一览', { fill: palette.white, weight: 600, spacing: 2 }),
    text(1208, 170, 22, '权益随会员等级逐级增加', { fill: '#bcd6da', anchor: 'end' }),
    rect(48, 260, 1184, 800, 18, palette.white, '#dbe6ea'),
    text(88, 372, 24, '权益项目', { fill: palette.text3 }),
    rect(column(own) - 76, 274, 152, 772, 14, palette.wash2),
    ...grades.map((grade, i) =>
      group(
        placed(column(i + 1) - 58, 284, 0.18, gradeMedal(i + 1)),
        text(column(i + 1), 432, 22, grade.name, { anchor: 'middle', weight: 600 }),
      ),
    ),
    ...vipRights.map(({ name, note, fromLevel }, row) => {
      const y = 512 + row * 80;
      return group(
        line(`M76 ${y - 48}H1204`, palette.mist),
        text(88, y - 12, 25, name, { weight: 600 }),
        text(88, y + 15, 18, note, { fill: palette.text3 }),
        ...grades.map((_, i) =>
          i + 1 >= fromLevel
            ? group(
                disc(column(i + 1), y - 8, 17, palette.teal),
                line(`M${column(i + 1) - 7} ${y - 8}l5 6 10-11`, palette.white, 3.4),
              )
            : line(`M${column(i + 1) - 9} ${y - 8}h18`, palette.steel, 3.4),
        ),
      );
    }),
    text(640, 1100, 18, '示例内容，具体权益以签署的会员协议为准', { anchor: 'middle', fill: palette.text3 }),
  );
