const unsupported = /[\p{Cc}\p{Cs}]/u;

/**
 * Why the server would refuse a line of text; null if it would not.
 * @param name what it is, as the buyer reads it
 * @param max characters
 */
export function lineProblem(text: string, name: string, max: number): string | null {
  if (unsupported.test(text)) return `${name}含有不支持的字符，请修改`;
  return text.trim().length > max ? `${name}最多 ${max} 个字` : null;
}
