import { distinctNames, savableName } from './document-names';

test.each([
  ['说明书.pdf', '说明书.pdf'],
  ['说明书.PDF', '说明书.pdf'],
  ['AL-PAA 2000 说明书', 'AL-PAA 2000 说明书.pdf'],
  ['../../etc/passwd', '_.._etc_passwd.pdf'],
  ['..\\..\\说明.pdf', '_.._说明.pdf'],
  ['a\u202Efdp.exe', 'a_fdp.exe.pdf'],
  ['第一行\r\n第二行.pdf', '第一行_第二行.pdf'],
  ['...', '资料.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['书'.repeat(300), `${'书'.repeat(100)}.pdf`],
])('%j is saved as %s', (given, saved) => {
  expect(savableName(given)).toBe(saved);
});

test('equal names are made distinct, ignoring case', () => {
  expect(distinctNames(['说明书.pdf', '说明书.pdf', 'A.pdf', 'a.pdf', '说明书 (2).pdf'])).toEqual([
    '说明书.pdf',
    '说明书 (2).pdf',
    'A.pdf',
    'a (2).pdf',
    '说明书 (2) (2).pdf',
  ]);
});
