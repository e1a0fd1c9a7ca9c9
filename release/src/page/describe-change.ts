import type { AppChange } from '../composition/history';
import { escapeHtml } from '../documents/escape';

/** What a revision changed of one app, in HTML. */
export function describeChange({ app, from, to, share }: AppChange): string {
  const name = `<b>${escapeHtml(app)}</b>`;
  if (share === undefined) return `${name} <code>${from ?? '–'}</code> → <code>${to ?? '–'}</code>`;
  if (to === null) return `${name} 撤回金丝雀 <code>${from}</code>`;
  return `${name} 金丝雀 <code>${to}</code> ${share.from} % → ${share.to} %`;
}
