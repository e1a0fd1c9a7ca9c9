import { smallerPieces } from './smaller-pieces';
import { takeApart, withPlainSizes } from './take-apart';
import type { Vocabulary } from './vocabulary';

const names = ['一次性丁腈检查手套', '低温等离子灭菌器', '低温灭菌器械盒', '全自动内镜清洗消毒机'];
const vocabulary: Vocabulary = {
  runs: [],
  has: (text) => names.some((name) => name.includes(text)),
  countOf: (text) => names.filter((name) => name.includes(text)).length,
  isHead: (text) => names.some((name) => name.endsWith(text)),
  brands: ['安澜'],
  meanings: new Map([
    ['n95', ['防护口罩']],
    ['胶布', ['胶带']],
  ]),
};
const pieces = (text: string) =>
  takeApart(withPlainSizes(text), vocabulary).map((piece) => `${piece.kind} ${piece.text}`);

test.each([
  ['丁腈手套', ['known 丁腈', 'known 手套']],
  ['手套丁腈', ['known 手套', 'known 丁腈']],
  ['检查手套', ['known 检查手套']],
  ['安澜手套', ['brand 安澜', 'known 手套']],
  ['M号手套', ['garment m号', 'known 手套']],
  ['XL 码', ['garment xl码']],
  ['手套5 L', ['known 手套', 'size 5l']],
  ['500毫升手套', ['size 500毫升', 'known 手套']],
  ['手套10 * 10CM', ['known 手套', 'latin 10×10cm']],
  ['N95手套', ['synonym n95', 'known 手套']],
  ['PN95', ['latin pn95']],
  ['医用胶布', ['weak 医用', 'synonym 胶布']],
  ['内镜机', ['known 内镜', 'weak 机']],
  ['al-gn手套（加长）', ['latin al-gn', 'known 手套', 'weak 加长']],
])('%s is taken apart', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

test.each([
  ['低温灭菌器', ['低温', '灭菌器']],
  ['清洗机', ['清洗', '机']],
  ['消毒机', ['消毒', '机']],
  ['手套', undefined],
  ['一次性手', undefined],
])('a name may have %s apart', (text, expected) => {
  expect(smallerPieces(text, vocabulary.countOf)).toEqual(expected);
});
