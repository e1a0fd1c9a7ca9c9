import type { AppChange } from '../composition/history';
import { changeInWords } from '../composition/reach';
import { escapeHtml } from '../documents/escape';

/** What a revision changed of one app, in HTML. */
export function describeChange({ app, from, to, share, chosen }: AppChange): string {
  const name = `<b>${escapeHtml(app)}</b>`;
  if (share === undefined) return `${name} <code>${from ?? '–'}</code> → <code>${to ?? '–'}</code>`;
  if (to === null) return `${name} 撤回金丝雀 <code>${from}</code>`;
  const reach = changeInWords(share, chosen);
  return `${name} 金丝雀 <code>${to}</code> ${escapeHtml(reach.from)} → ${escapeHtml(reach.to)}`;
}
