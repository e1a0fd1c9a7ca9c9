import type { StagedFile } from '../ports/file-store';
import { invalid } from './call-error';

interface FileType {
  readonly contentType: string;
  /** Its file name extensions, the preferred one first. */
  readonly endings: readonly [string, ...string[]];
  /** Leading bytes of its content. */
  readonly signature: readonly number[];
}

export const pdfType = 'application/pdf';

const accepted: readonly FileType[] = [
  { contentType: pdfType, endings: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  {
    contentType: 'image/png',
    endings: ['png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], signature: [0xff, 0xd8, 0xff] },
];

const nameMax = 200;
const unfit = /[\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|]|^\./u;
const invisible = /(?!\p{Bidi_Control})[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The name to keep, without blanks around it and characters that nobody sees: phones and messengers put them into names.
 * @throws CallError 60001 for a missing name, or one with a path
 */
export function checkFileName(name: string | undefined): string {
  const trimmed = name?.replace(invisible, '').trim() ?? '';
  if (trimmed === '') throw invalid('文件名不能为空');
  if ([...trimmed].length > nameMax) throw invalid(`文件名不能超过 ${nameMax} 个字符`);
  if (unfit.test(trimmed)) throw invalid('文件名不能含有路径或特殊字符');
  return trimmed;
}

/** The name with the extension of its content: a PDF named `.png` becomes `.pdf`. */
export function withEnding(name: string, contentType: string): string {
  const [proper = '', ...others] = accepted.find((type) => type.contentType === contentType)?.endings ?? [];
  const dot = name.lastIndexOf('.');
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  if (ending === proper || others.includes(ending)) return name;
  const isKnown = accepted.some(({ endings }) => endings.includes(ending));
  return `${isKnown ? name.slice(0, dot) : name}.${proper}`;
}

/**
 * Detects an uploaded file's type by its content, whatever its name (docs/specification.md#upload-rules).
 * @throws CallError 60001 when it is empty, of no accepted type, or its name has a path
 */
export function recogniseFile(
  name: string | undefined,
  { size, head }: Pick<StagedFile, 'size' | 'head'>,
): { fileName: string; contentType: string } {
  const checked = checkFileName(name);
  if (size === 0) throw invalid('文件是空的，请重新选择');
  const type = accepted.find(({ signature }) => signature.every((byte, index) => head[index] === byte));
  if (!type) throw invalid('仅支持 jpg/png 图片或 pdf 文件');
  return { fileName: withEnding(checked, type.contentType), contentType: type.contentType };
}
