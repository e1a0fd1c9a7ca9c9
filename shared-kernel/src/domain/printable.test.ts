import { printProblem } from './printable';

test.each([
  '张医生',
  '临江市滨河路 88 号 3#楼（东）',
  '早上 8:30～11:00 送货，谢谢！',
  '龘 é ① ㎡ ℃ ☎ →',
  '第一行\n第二行',
])('%j can be printed', (text) => {
  expect(printProblem(text)).toBeNull();
});

test.each([
  ['𠮷野', '𠮷'],
  ['谢谢😀', '😀'],
  ['㐀', '㐀'],
  ['⭐', '⭐'],
  ['\ue000', '\ue000'],
])('%j cannot, because of its %s', (text, sign) => {
  expect(printProblem(text)).toBe(`“${sign}”无法印在合同上，请改用常用字`);
});

test.each(['张\u200b三', '\u3164', '\u2800', '\u00ad张三', '张\u2060三', '\ufeff'])(
  '%j cannot, because part of it is invisible',
  (text) => {
    expect(printProblem(text)).toBe('含有看不见的字符，请删除后重新输入');
  },
);
