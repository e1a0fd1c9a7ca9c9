import { hasSign } from '../../../typeface/typeface';
import type { Paper } from '../paper';

const named = (sign: string) => `［U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}］`;
const unseen = /[\p{Cc}\p{Cf}\p{Mn}]/u;

/**
 * Replaces characters missing from the typeface by their Unicode code point. (Forms refuse such characters;
 * older and external data may contain them.)
 */
export async function withoutUnknownSigns(paper: Paper): Promise<Paper> {
  const text = JSON.stringify(paper);
  const unknown = new Set<string>();
  for (const sign of new Set(text)) if (!unseen.test(sign) && !(await hasSign(sign))) unknown.add(sign);
  if (unknown.size === 0) return paper;
  return JSON.parse([...text].map((sign) => (unknown.has(sign) ? named(sign) : sign)).join(''));
}
