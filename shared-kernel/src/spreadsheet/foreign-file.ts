import { startsWith } from './decode-text';

const resave = '请另存为 xlsx 或 csv 后再试';

const beginnings: readonly (readonly [beginning: readonly number[], what: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], `文件是 PDF，不是表格，请使用原始表格，或复制表格内容后粘贴`],
  [[0xff, 0xd8, 0xff], '文件是图片，不是表格，请使用原始表格'],
  [[0x89, 0x50, 0x4e, 0x47], '文件是图片，不是表格，请使用原始表格'],
  [[0x52, 0x61, 0x72, 0x21], '文件是压缩包，请解压后再上传'],
  [[0x37, 0x7a, 0xbc, 0xaf], '文件是压缩包，请解压后再上传'],
];

/** Names of zip parts that identify a format. */
const zipped: readonly (readonly [part: string, what: string])[] = [
  ['xl/workbook.bin', `暂不支持 xlsb 文件，${resave}`],
  ['word/document.xml', '文件是 Word 文档，请复制其中的表格后粘贴，或另存为 xlsx 后再试'],
  ['ppt/presentation.xml', '文件是演示文稿，不是表格，请使用原始表格'],
  ['application/vnd.oasis.opendocument', `暂不支持 ods 文件，${resave}`],
  ['Index/Document.iwa', `暂不支持 Numbers 文件，${resave}`],
];

export const hasPassword = '文件有打开密码，请取消密码并另存后再试';

/** The same for the container of old Office files and of encrypted new ones. */
const compound: readonly (readonly [part: string, what: string])[] = [
  ['EncryptedPackage', hasPassword],
  ['WordDocument', '文件是 Word 文档，请复制其中的表格后粘贴，或另存为 xlsx 后再试'],
];

export const zipMark = [0x50, 0x4b, 0x03, 0x04];
export const compoundMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** What a file is that cannot be read as a table, as Chinese text; null for one that may be readable. */
export function foreignFile(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return '文件是空的，请检查后重新选择';
  if (startsWith(bytes, compoundMark)) {
    const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
    return namedIn(names, compound) ?? (/Book|Workbook/.test(names) ? null : notOldWorkbook);
  }
  if (startsWith(bytes, zipMark)) return namedIn(latin(bytes), zipped) ?? notWorkbook(bytes);
  return beginnings.find(([beginning]) => startsWith(bytes, beginning))?.[1] ?? null;
}

export const notOldWorkbook = '文件已损坏或不是 xls 文件';

const notWorkbook = (bytes: Uint8Array) =>
  latin(bytes).includes('xl/workbook.xml') ? null : '文件已损坏或不是 xlsx 文件';

const namedIn = (text: string, parts: typeof zipped) => parts.find(([part]) => text.includes(part))?.[1];

// A zip lists its parts at its end and names the first at its beginning.
const edge = 65_536;
const latin = (bytes: Uint8Array) => {
  const decoder = new TextDecoder('latin1');
  return decoder.decode(bytes.subarray(0, 200)) + decoder.decode(bytes.subarray(-edge));
};
