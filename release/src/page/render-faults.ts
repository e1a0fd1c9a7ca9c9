import { escapeHtml } from '../documents/escape';
import type { FaultFacts } from './fault-facts';
import { pageLayout } from './page-layout';
import { time } from './time';

/** The faults of seven days, those of the most visits first. */
export const renderFaults = (faults: readonly FaultFacts[], site: string): string =>
  pageLayout({
    title: '故障',
    site,
    note: '近 7 天，按访问数排列；堆栈已还原为源码行',
    content: `<section aria-labelledby="faults"><h2 id="faults">故障</h2>
${faults.length === 0 ? '<p class="empty">近 7 天没有收到故障报告。</p>' : `<ol class="faults">${faults.map(faultItem).join('')}</ol>`}</section>`,
  });

const faultItem = (fault: FaultFacts): string => `<li>
<h3><b class="${fault.recent ? 'bad' : 'quiet'}">${fault.recent ? '▲ 24 小时内' : '较早'}</b> ${escapeHtml(fault.words[0] ?? fault.name)}</h3>
<p class="quiet">${escapeHtml(fault.name)} · <b>${escapeHtml(fault.app)}</b> <code>${escapeHtml(fault.version)}</code></p>
<dl>
<div><dt>次数</dt><dd>${fault.count}</dd></div>
<div><dt>访问</dt><dd>${fault.visits}</dd></div>
<div><dt>网络</dt><dd>${fault.networks}</dd></div>
<div><dt>首次</dt><dd>${time(fault.firstAt)}</dd></div>
<div><dt>最近</dt><dd>${time(fault.lastAt)}</dd></div>
<div><dt>页面</dt><dd>${fault.pages.map(escapeHtml).join('，') || '–'}</dd></div>
</dl>
${fault.words
  .slice(1)
  .map((line) => `<p class="quiet">${escapeHtml(line)}</p>`)
  .join('')}
${fault.stack.length === 0 ? '' : `<details><summary>堆栈（${fault.stack.length} 行）</summary><ol class="stack">${fault.stack.map(stackLine).join('')}</ol></details>`}</li>`;

const stackLine = ({ line, source }: FaultFacts['stack'][number]): string =>
  source === null
    ? `<li><code class="quiet">${escapeHtml(line)}</code></li>`
    : `<li><code>${escapeHtml(source)}</code><br><code class="quiet">${escapeHtml(line)}</code></li>`;
