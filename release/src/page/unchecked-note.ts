import type { Revision } from '../composition/revision';
import { escapeHtml } from '../documents/escape';

/** Why a revision went live unchecked. The first of a channel had nothing to be checked against, and is no alarm. */
export function uncheckedNote({ unchecked, revision }: Pick<Revision, 'unchecked' | 'revision'>): string {
  if (unchecked === null) return '';
  const text = `未经检查：${escapeHtml(unchecked)}`;
  return revision === 1 ? `<p class="quiet">${text}</p>` : `<p class="bad">▲ ${text}</p>`;
}
