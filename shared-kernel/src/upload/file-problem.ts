import { limits, uploadExtensions } from '../domain';

/** The file dialog's `accept`. */
export const acceptedFiles = uploadExtensions.map((extension) => `.${extension}`).join(',');

/** Why these files cannot be uploaded, or null (docs/specification.md#upload-rules). */
export function fileProblem(files: readonly { name: string; size: number }[]): string | null {
  const [file, ...others] = files;
  if (!file) return '请选择文件';
  if (others.length > 0) return '只能上传一个文件';
  const extension = file.name.toLowerCase().split('.').pop() ?? '';
  if (!uploadExtensions.some((known) => known === extension)) return '仅支持 jpg/png 图片或 pdf 文件';
  if (file.size === 0) return '文件是空的，请重新选择';
  if (file.size > limits.uploadMaxBytes) return '文件不能超过 20 MB';
  return null;
}
