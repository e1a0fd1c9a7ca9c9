import { escapeHtml } from '../documents/escape';
import { describeChange } from './describe-change';
import type { HistoryFacts } from './history-facts';
import { pageLayout } from './page-layout';
import { time } from './time';
import { uncheckedNote } from './unchecked-note';

/** The history of a channel: searched, and any two revisions side by side. */
export const renderHistory = (facts: HistoryFacts, site: string): string =>
  pageLayout({
    title: '历史',
    site,
    note: '按词查找；任选两个修订比较',
    content: `<section aria-labelledby="history"><h2 id="history">历史</h2>
<form method="get" action="/history" class="ask">
<label>频道 <select name="channel">${facts.channels.map((name) => option(name, facts.channel)).join('')}</select></label>
<label>查找 <input name="q" type="search" value="${escapeHtml(facts.words)}" placeholder="应用、版本、人、原因"></label>
<label>比较修订 <input name="from" inputmode="numeric" size="5" value="${facts.comparison?.from ?? ''}"></label>
<label>与 <input name="to" inputmode="numeric" size="5" value="${facts.comparison?.to ?? ''}"></label>
<button>查看</button></form>
${comparison(facts)}
<h3>${facts.words ? `含“${escapeHtml(facts.words)}”的修订` : '修订'}（${facts.found.length}）</h3>
${facts.found.length === 0 ? '<p class="empty">没有找到。</p>' : `<ol class="history">${facts.found.map(item).join('')}</ol>`}</section>`,
  });

const option = (name: string, chosen: string): string =>
  `<option${name === chosen ? ' selected' : ''}>${escapeHtml(name)}</option>`;

function comparison({ comparison: compared, unknown }: HistoryFacts): string {
  if (unknown) return '<p class="bad" role="status">▲ 没有这样的修订。</p>';
  if (compared === null) return '';
  const changes = compared.changes.map((change) => `<li>${describeChange(change)}</li>`).join('');
  return `<h3>修订 ${compared.from} 与 ${compared.to} 的差别</h3><ul>${changes || '<li>应用与金丝雀都相同</li>'}</ul>`;
}

const item = ({ revision, changes }: HistoryFacts['found'][number]): string => `<li>
<div class="when"><b>${revision.revision}</b><span>${time(revision.createdAt)}</span><span>${escapeHtml(revision.by)}</span></div>
<div><p>${escapeHtml(revision.why)}</p><ul>${changes.map((change) => `<li>${describeChange(change)}</li>`).join('') || '<li>仅设置或文档</li>'}</ul>
${uncheckedNote(revision)}</div></li>`;
