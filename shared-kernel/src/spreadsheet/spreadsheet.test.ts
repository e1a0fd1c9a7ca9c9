/** @jest-environment node */
import { compoundMark } from './foreign-file';
import { parseTable } from './parse-table';
import { readSheets } from './read-sheets';
import { type Cell, saveTable, type TableFormat } from './save-table';
import { SpreadsheetError } from './sheet';

const saved: { name: string; file: Blob }[] = [];
jest.mock('../http', () => ({ saveAs: (file: Blob, name: string) => saved.push({ name, file }) }));

async function save(rows: Cell[][], format: TableFormat) {
  await saveTable('购物车', rows, format);
  const last = saved.at(-1);
  if (!last) throw new Error('nothing was saved');
  return last;
}

const gbk = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);
const readTable = async (file: Blob) => (await readSheets(file))[0]?.rows ?? [];

test.each([
  ['commas', 'AL-1,20\nAL-2,3'],
  ['tabs', 'AL-1\t20\r\nAL-2\t3\r\n'],
  ['semicolons', 'AL-1;20\nAL-2;3'],
  ['quotes and spaces', '"AL-1", 20\n\n AL-2 ,"3"'],
])('a pasted block separated by %s', (_, text) => {
  expect(parseTable(text)).toEqual([
    ['AL-1', '20'],
    ['AL-2', '3'],
  ]);
});

test('a quoted cell keeps separators, quotes and line breaks', () => {
  expect(parseTable('"a, ""b""\nc",1')).toEqual([['a, "b"\nc', '1']]);
});

test('a CSV file in UTF-8, UTF-16 and GBK', async () => {
  const rows = [['型号', '1']];
  expect(await readTable(new Blob(['\ufeff型号,1']))).toEqual(rows);
  const wide = new Uint16Array([...'\ufeff型号\t1'].map((char) => char.charCodeAt(0)));
  expect(await readTable(new Blob([wide]))).toEqual(rows);
  expect(await readTable(gbk(0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0x31))).toEqual(rows);
});

test('a file that is not a table is refused as such', async () => {
  await expect(readTable(gbk(0x50, 0x4b, 3, 4, 1, 2, 3))).rejects.toThrow(SpreadsheetError);
  await expect(readTable(new Blob([new Uint8Array(compoundMark)]))).rejects.toThrow(
    '文件已损坏或不是 xls 文件',
  );
  await expect(readTable(gbk(0, 1, 2, 3))).rejects.toThrow('不是表格');
});

const zip = (part: string) =>
  new Blob([new Uint8Array([0x50, 0x4b, 3, 4]), 'x'.repeat(70_000), part, 'x'.repeat(200)]);
const compound = (part: string) =>
  new Blob([new Uint8Array(compoundMark), new Uint16Array([...part].map((char) => char.charCodeAt(0)))]);

test.each([
  ['nothing', new Blob([]), '文件是空的'],
  ['a Word document', zip('word/document.xml'), '文件是 Word 文档'],
  ['an old Word document', compound('WordDocument'), '文件是 Word 文档'],
  ['a binary workbook', zip('xl/workbook.bin'), '暂不支持 xlsb 文件'],
  ['OpenDocument', zip('application/vnd.oasis.opendocument.spreadsheet'), '暂不支持 ods 文件'],
  ['a presentation of old', compound('PowerPoint Document'), '文件已损坏或不是 xls 文件'],
  ['half of an old workbook', compound('Workbook'), '文件已损坏或不是 xls 文件'],
  ['any other archive', zip('readme.md'), '文件已损坏或不是 xlsx 文件'],
  ['a workbook with a password', compound('EncryptedPackage'), '文件有打开密码'],
  ['a picture', gbk(0x89, 0x50, 0x4e, 0x47), '文件是图片'],
  ['a PDF', new Blob(['%PDF-1.7']), '文件是 PDF'],
  [
    'an XML workbook',
    new Blob(['<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">']),
    '暂不支持 XML 表格',
  ],
])('%s is named as what it is', async (_, file, message) => {
  await expect(readSheets(file)).rejects.toThrow(message);
});

test('rows keep their position, and Chinese commas separate cells, too', async () => {
  expect(await readTable(new Blob(['清单\n\n型号，数量\nAL-1，20\n\n']))).toEqual([
    ['清单'],
    [''],
    ['型号', '数量'],
    ['AL-1', '20'],
  ]);
});

const table: Cell[][] = [
  ['型号', '数量', '金额'],
  ['=HYPERLINK("http://x")', 2, { amount: '12345.60' }],
  ['+86', 999_999_999_999_999, { amount: '-772.00' }],
  ['@SUM(A1)', 1, { amount: '12345678899999987654321.10' }],
];

test('CSV: no formulas, amounts unchanged, read back', async () => {
  const { name, file } = await save(table, 'csv');
  expect(name).toBe('购物车.csv');
  const text = await file.text();
  expect(text.split('\r\n')).toEqual([
    '型号,数量,金额',
    '"\'=HYPERLINK(""http://x"")",2,12345.60',
    '"\'+86",999999999999999,-772.00',
    '"\'@SUM(A1)",1,12345678899999987654321.10',
  ]);
  expect((await readTable(file)).map(([first]) => first)).toEqual(table.map(([first]) => first));
});

test('XLSX: texts stay texts, amounts are numbers where they fit, read back', async () => {
  const { name, file } = await save(table, 'xlsx');
  expect(name).toBe('购物车.xlsx');
  expect(await readTable(file)).toEqual([
    ['型号', '数量', '金额'],
    ['=HYPERLINK("http://x")', '2', '12345.6'],
    ['+86', '999999999999999', '-772'],
    ['@SUM(A1)', '1', '12345678899999987654321.10'],
  ]);
});
