import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/universal';

/** A file that is no table of ours. Its message is for the buyer. */
export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError';
}

/** Separators of CSV files and of blocks copied from a spreadsheet. */
const delimiters = ['\t', ',', ';', '|'];

/** What `saveTable` puts before a text that a spreadsheet would take for a formula. */
const guard = /^'(?=[=+\-@])/;

/**
 * The rows of a text: pasted cells or the content of a CSV file. Separated by tabs, commas or semicolons, quoted or
 * not; cells are trimmed, empty rows left out.
 */
export function parseTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.trim(), {
    delimitersToGuess: delimiters,
    skipEmptyLines: 'greedy',
  });
  return data.map((row) => row.map((cell) => cell.trim().replace(guard, '')));
}

/**
 * The rows of a CSV file (UTF-8, UTF-16 or GBK, found out by itself) or of an XLSX file's first sheet.
 * @throws SpreadsheetError for a file that is neither
 */
export async function readTable(file: Blob): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b])) return readSheet(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new SpreadsheetError('暂不支持 xls 文件，请另存为 xlsx 或 csv 后再试');
  }
  const text = decode(bytes);
  if (text.includes('\0')) throw new SpreadsheetError('文件不是表格，请选择 csv 或 xlsx 文件');
  return parseTable(text);
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const [sheet] = await readWorkbook(bytes.buffer).catch(() => {
    throw new SpreadsheetError('文件已损坏或不是 xlsx 文件');
  });
  const rows = sheet?.data ?? [];
  return rows
    .map((row) => row.map((cell) => (cell === null ? '' : String(cell).trim().replace(guard, ''))))
    .filter((row) => row.some((cell) => cell !== ''));
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets in China write CSV in this encoding; it takes any bytes.
    return new TextDecoder('gb18030').decode(bytes);
  }
}
