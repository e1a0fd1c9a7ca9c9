import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSheets } from 'shared-kernel/spreadsheet';
import { certain, hasRows, readSheet } from '../model/list-reading';
import { quickFields, quickList } from './model/quick-list';

const folder = join(__dirname, '../testing/lists');

/** jsdom's Blob has no arrayBuffer. */
const open = (name: string): Blob => {
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  return Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer });
};

const readingsOf = async (name: string) =>
  (await readSheets(open(name))).filter(hasRows).map((sheet) => readSheet(sheet, quickFields));

const mask = ['AL-MK 95', '盒'];
const forceps = ['AL-BX 23', '盒'];
const acid = ['AL-PAA 2000', '箱'];
const strip = ['AL-IND 5', '盒'];

test.each([
  [
    'merged-title.xlsx',
    [
      [...acid, '5'],
      [...forceps, '8'],
      [...mask, '60'],
    ],
    [7, 8],
  ],
  [
    'unit-in-heading.xlsx',
    [
      [...mask, '60'],
      [...strip, '30'],
    ],
    [],
  ],
  [
    'formulas.xlsx',
    [
      [...acid, '5'],
      [...forceps, '8'],
    ],
    [4],
  ],
  [
    'instructions-first.xlsx',
    [
      [...mask, '20'],
      [...forceps, '6'],
    ],
    [],
  ],
  [
    'gb18030.csv',
    [
      [...acid, '3'],
      [...mask, '1000'],
    ],
    [],
  ],
  ['utf-8-mark.csv', [[...acid, '5']], []],
  [
    'utf-8-semicolons.csv',
    [
      [...acid, '5'],
      [...forceps, '1000'],
    ],
    [],
  ],
  ['utf-16-tabs.txt', [[...mask, '60']], []],
  ['utf-16-big-endian.csv', [['AL-MK 95', '', '60']], []],
  [
    'full-width.xlsx',
    [
      ['ＡＬ－ＰＡＡ　２０００', '箱', '5'],
      ['AL-BX 23', '盒', '1000'],
      ['AL-MK 95', '', '20'],
      ['AL-IND 5', '', '约30'],
    ],
    [],
  ],
  [
    'empty-rows.xlsx',
    [
      [...mask, '10'],
      [...forceps, '4'],
    ],
    [12],
  ],
  [
    'catalogue.xlsx',
    [
      [...mask, '12'],
      [...forceps, '3'],
    ],
    [],
  ],
  [
    'two-row-heading.xlsx',
    [
      [...mask, '20'],
      [...forceps, '2'],
    ],
    [],
  ],
  [
    'page-totals.xlsx',
    [
      [...mask, '20'],
      [...forceps, '2'],
    ],
    [3, 6, 7],
  ],
  [
    'no-heading-gbk.csv',
    [
      [...mask, '20'],
      [...forceps, '2'],
    ],
    [],
  ],
  ['page-as-xls.xls', [[...mask, '20']], [4]],
  ['text-as-xlsx.xlsx', [['AL-MK 95', '', '20']], []],
  [
    'names-only.xlsx',
    [
      ['', '盒', '20'],
      ['', '盒', '2'],
    ],
    [],
  ],
  [
    'requisition.xlsx',
    [
      [...strip, '30'],
      ['AL-WP 80', '箱', '3'],
    ],
    [6, 7],
  ],
  ['old-workbook.xls', [['AL-MK 95', '', '20']], []],
  [
    'old-system.xls',
    [
      [...mask, '60'],
      [...forceps, '8'],
      [...acid, '5'],
    ],
    [6],
  ],
  [
    'excel-95-gbk.xls',
    [
      [...mask, '20'],
      [...forceps, '2'],
    ],
    [],
  ],
])('%s is read', async (name, rows, skipped) => {
  const reading = certain(await readingsOf(name));
  if (!reading) throw new Error('the buyer would be asked');
  const list = quickList(reading);
  expect(list.rows.map(({ code, unitName, count }) => [code, unitName, count])).toEqual(rows);
  expect(list.skipped.map(({ line }) => line)).toEqual(skipped);
});

test.each([
  ['two-departments.xlsx', ['内镜中心', '供应室']],
  ['unknown-headings.xlsx', ['Sheet1']],
  ['two-quantities.xlsx', ['Sheet1']],
])('for %s the buyer is asked', async (name, sheets) => {
  const readings = await readingsOf(name);
  expect(certain(readings)).toBeNull();
  expect(readings.map(({ sheet }) => sheet.name)).toEqual(sheets);
});

test.each([['scan-as-xlsx.xlsx', '文件是 PDF，不是表格，请使用原始表格，或复制表格内容后粘贴']])(
  '%s is not a table, and the buyer reads what it is',
  async (name, message) => {
    await expect(readSheets(open(name))).rejects.toThrow(message);
  },
);

test('a catalogue’s rows without a quantity are skipped, and counted', async () => {
  const [reading] = await readingsOf('catalogue.xlsx');
  expect(reading && quickList(reading).unordered).toBe(8);
});

test('GB18030 has characters that GBK lacks', async () => {
  const [reading] = await readingsOf('gb18030.csv');
  expect(reading && quickList(reading).rows[1]?.name).toBe('医用口罩（㐂）');
});

test('names are stored for the search, and row numbers are those of the file', async () => {
  const [reading] = await readingsOf('names-only.xlsx');
  const rows = reading ? quickList(reading).rows : [];
  expect(rows.map(({ name, line }) => [name, line])).toEqual([
    ['医用防护口罩', 2],
    ['一次性活检钳', 3],
  ]);
});
