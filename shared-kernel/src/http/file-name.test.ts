import { fileNameOf } from './file-name';

test.each([
  ['attachment; filename="SO2024.zip"', 'SO2024.zip'],
  ['attachment; filename=SO2024.zip', 'SO2024.zip'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E5%90%88%E5%90%8C.pdf', '合同.pdf'],
  ["attachment; filename*=utf-8'zh'%E5%87%BA%E5%BA%93.zip; filename=x.zip", '出库.zip'],
  ['attachment; filename="%E5%90%88%E5%90%8C.pdf"', '合同.pdf'],
  ['attachment; filename="100%.pdf"', '100%.pdf'],
  ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', null],
  ['attachment; filename=""', null],
  [undefined, null],
])('%p names the file %p', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
