import type { StagedFile } from '../ports/file-store';
import { invalid } from './call-error';

interface FileType {
  readonly contentType: string;
  /** Endings of its names, the proper one first. */
  readonly endings: readonly [string, ...string[]];
  /** What its content begins with. */
  readonly signature: readonly number[];
}

const accepted: readonly FileType[] = [
  { contentType: 'application/pdf', endings: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  {
    contentType: 'image/png',
    endings: ['png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], signature: [0xff, 0xd8, 0xff] },
];

const nameMax = 200;
const unfit = /[\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|]|^\./u;

/** @throws CallError 60001 for a name that is none, or that means a path */
export function checkFileName(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '') throw invalid('文件名不能为空');
  if ([...trimmed].length > nameMax) throw invalid(`文件名不能超过 ${nameMax} 个字符`);
  if (unfit.test(trimmed)) throw invalid('文件名不能含有路径或特殊字符');
  return trimmed;
}

/** A name with the ending that its content has: what is called `.png` and is a PDF, is a PDF. */
export function withEnding(name: string, contentType: string): string {
  const [proper = '', ...others] = accepted.find((type) => type.contentType === contentType)?.endings ?? [];
  const dot = name.lastIndexOf('.');
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  if (ending === proper || others.includes(ending)) return name;
  const isKnown = accepted.some(({ endings }) => endings.includes(ending));
  return `${isKnown ? name.slice(0, dot) : name}.${proper}`;
}

/**
 * Tells what an uploaded file is by its content, whatever it is called (docs/specification.md#upload-rules).
 * @throws CallError 60001 when it is empty, none of the accepted types, or its name means a path
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
