import { decodeText, startsWith } from './decode-text';
import { compoundMark, foreignFile, hasPassword, notOldWorkbook, zipMark } from './foreign-file';
import { htmlSheets, isPage } from './html-sheets';
import { parseText } from './parse-table';
import { readBeside } from './read-beside';
import { type Sheet, SpreadsheetError } from './sheet';

/**
 * The sheets of an XLSX or XLS file, of a CSV or tab-separated file (UTF-8, UTF-16 or GB18030, detected), or
 * of an HTML page saved under such a name. The content decides, not the name.
 * @throws SpreadsheetError for any other file; its message says what it is
 */
export async function readSheets(file: Blob): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const foreign = foreignFile(bytes);
  if (foreign !== null) throw new SpreadsheetError(foreign);
  if (startsWith(bytes, zipMark)) {
    return readBeside(bytes.buffer, 'xlsx').catch(() => {
      throw new SpreadsheetError('文件已损坏或不是 xlsx 文件');
    });
  }
  if (startsWith(bytes, compoundMark)) {
    return readBeside(bytes.buffer, 'xls').catch((error: unknown) => {
      throw new SpreadsheetError(String(error).includes('password') ? hasPassword : notOldWorkbook);
    });
  }
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new SpreadsheetError('文件不是表格，请选择 csv 或 xlsx 文件');
  if (text.includes('urn:schemas-microsoft-com:office:spreadsheet') && !isPage(text)) {
    throw new SpreadsheetError('暂不支持 XML 表格，请另存为 xlsx 或 csv 后再试');
  }
  return isPage(text) ? htmlSheets(text) : [parseText(text)];
}
