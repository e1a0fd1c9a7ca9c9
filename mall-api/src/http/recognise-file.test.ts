import { checkFileName } from './recognise-file';

test.each([
  ['blanks around it', ' 合同.pdf ', '合同.pdf'],
  ['a zero-width space', '合\u200b同.pdf', '合同.pdf'],
  ['a byte order mark', '\ufeff合同.pdf', '合同.pdf'],
  ['a soft hyphen and an empty braille cell', '合\u00ad同\u2800.pdf', '合同.pdf'],
])('a name is kept without %s', (_case, name, kept) => {
  expect(checkFileName(name)).toBe(kept);
});

test.each([
  ['characters that nobody sees', '\u200b\u2060', '文件名不能为空'],
  ['characters that turn the text round', '合同\u202efdp.exe', '文件名不能含有路径或特殊字符'],
])('a name of %s is refused', (_case, name, reason) => {
  expect(() => checkFileName(name)).toThrow(expect.objectContaining({ message: reason }));
});
