import type { CheckReport } from '../checks/check-report';
import { type Reach, reachInWords } from '../composition/reach';
import { escapeHtml } from '../documents/escape';
import type { Health } from '../watch/app-health';
import { compositionPicture } from './composition-picture';
import { describeChange } from './describe-change';
import { isFaulty } from './is-faulty';
import { pageLayout } from './page-layout';
import type { AppFacts, ChangeFacts, ChannelFacts, ReleaseFacts, WaitingFacts } from './release-facts';
import { picturesLink } from './render-pictures';
import { time } from './time';
import { uncheckedNote } from './unchecked-note';

/** The release page: HTML without a script. */
export const renderPage = (
  channels: readonly ChannelFacts[],
  site: string,
  refresh: { reloadAfter: number },
): string =>
  pageLayout({
    title: '发布',
    site,
    note: `只读 · ${time(new Date().toISOString())}`,
    ...refresh,
    content:
      channels.length === 0
        ? '<p class="empty">还没有任何频道上线。</p>'
        : channels.map(channelSection).join('\n'),
  });

const channelSection = ({ channel, current, checked, apps, waiting, history }: ChannelFacts): string => `
<section aria-labelledby="${channel}">
<div class="head"><h2 id="${channel}">${channel}</h2>
<p>修订 <b>${current.revision}</b> · ${time(current.createdAt)} · ${escapeHtml(current.by)}</p>
<p class="tags">${[
  checked ? '须通过检查' : '不要求检查',
  current.settings.overrides ? '允许开发覆盖' : '',
  current.settings.inspect ? '可查看历史组合' : '',
]
  .filter(Boolean)
  .map((text) => `<span>${text}</span>`)
  .join('')}</p></div>
<div class="scroll" role="region" aria-label="${channel} 的应用" tabindex="0"><table>
<thead><tr><th>应用</th><th>版本</th><th>买家</th>${['24 小时访问', '出错率', '加载（P75）', '入口', '最大路由'].map((name) => `<th class="number">${name}</th>`).join('')}<th>发布</th></tr></thead>
<tbody>${apps.map(appRows).join('')}</tbody></table></div>
<h3>组成</h3>
${compositionPicture(apps.map(({ build }) => build))}
${waiting.length === 0 ? '' : `<h3>已发布、未上线</h3><ul class="waiting">${waiting.map(waitingItem).join('')}</ul>`}
<h3>历史</h3>
<ol class="history">${history.map(changeItem).join('')}</ol>
</section>`;

function appRows({ app, live, canary, report }: AppFacts): string {
  const share = report?.share ?? 0;
  const rows = releaseRow(app, live, { share: 100 - share, chosen: [] }, canary === null ? '' : 'rest');
  if (canary === null || report === null) return rows;
  const verdict = {
    worse: '明显更差',
    'no worse': '未见变差',
    'too few': '访问尚少',
    'cannot see': '看不清',
  }[report.verdict];
  const missing = report.missing.map((text) => `<br><span class="bad">${escapeHtml(text)}</span>`).join('');
  return `${rows}${releaseRow('金丝雀', canary, report, 'canary')}
<tr class="note"><td></td><td colspan="8" class="about">自 ${time(report.since)} 起同期比较：${report.canary.faulty}/${report.canary.visits} 对 ${report.live.faulty}/${report.live.visits}，证据 ${report.evidence.toPrecision(2)} : 1 — ${verdict}${missing}</td></tr>`;
}

const releaseRow = (
  label: string,
  { version, publishedAt, publishedBy, why, entrySize, routeSize, budget, health }: ReleaseFacts,
  { share, chosen }: Reach,
  kind: string,
): string => `<tr class="${kind}"><th scope="row">${escapeHtml(label)}</th>
<td><code>${version}</code></td>
<td class="share"><meter min="0" max="100" value="${share}">${share} %</meter> ${escapeHtml(reachInWords({ chosen, share }))}</td>
<td class="number">${health.visits}</td>
<td class="number">${rate(health)}</td>
<td class="number">${health.loadTime === null ? '–' : `${Math.round(health.loadTime)} ms`}</td>
<td class="number${over(entrySize, budget?.entry)}">${size(entrySize)}</td>
<td class="number${over(routeSize, budget?.route)}">${size(routeSize)}</td>
<td class="about">${time(publishedAt)} · ${escapeHtml(publishedBy)}${why ? `<br><span class="quiet">${escapeHtml(why)}</span>` : ''}</td></tr>`;

const waitingItem = ({ app, version, publishedAt, publishedBy, why, report }: WaitingFacts): string => `<li>
<p><b>${escapeHtml(app)}</b> <code>${version}</code> ${time(publishedAt)} · ${escapeHtml(publishedBy)} <span class="quiet">${escapeHtml(why)}</span></p>
${report === null ? '<p class="quiet">尚未检查</p>' : checkDetails(report)}</li>`;

const changeItem = ({ revision, changes, checks }: ChangeFacts): string => `<li>
<div class="when"><b>${revision.revision}</b><span>${time(revision.createdAt)}</span><span>${escapeHtml(revision.by)}</span></div>
<div><p>${escapeHtml(revision.why)}</p>
<ul>${changes.map((change) => `<li>${describeChange(change)}</li>`).join('') || '<li>仅设置或文档</li>'}</ul>
${uncheckedNote(revision)}
${checks.map(checkDetails).join('')}</div></li>`;

const SIGNS = new Map([
  [true, '<b class="good">通过</b>'],
  [false, '<b class="bad">未通过</b>'],
  [null, '<b class="quiet">未做</b>'],
]);

function checkDetails(report: CheckReport): string {
  const { app, passed, at, by, took, fewer, sums, results } = report;
  return `<details>
<summary>${SIGNS.get(passed)} ${escapeHtml(app)} 的检查 · ${time(at)} · ${escapeHtml(by)} · ${(took / 1000).toFixed(1)} 秒</summary>
${fewer === null ? '' : `<p>有意减少：${escapeHtml(fewer)}（${escapeHtml(by)}）</p>`}
${sums === null ? '' : `<p>有意改变金额：${escapeHtml(sums)}（${escapeHtml(by)}）</p>`}
<ul>${results
    .map(
      ({ check, passed: result, findings }) =>
        `<li>${SIGNS.get(result)} ${CHECK_NAMES[check] ?? escapeHtml(check)}${findings.map((finding) => `<br><span class="quiet">${escapeHtml(finding)}</span>`).join('')}</li>`,
    )
    .join('')}</ul>${picturesLink(report)}</details>`;
}

const CHECK_NAMES: Readonly<Record<string, string>> = {
  'shared-versions': '共享模块版本',
  'platform-names': '取自平台的名称',
  'kernel-contract': '内核契约版本',
  'exposes-and-slots': '暴露与插槽',
  'bundled-platform': '未夹带平台模块',
  'size-budgets': '体积预算',
  signatures: '签名与来源',
  types: 'TypeScript 兼容',
  'api-contract': '接口契约',
  smoke: '浏览器冒烟',
  tasks: '买家任务',
};

function rate(health: Health): string {
  if (health.visits === 0) return '–';
  const text = `${((health.faulty / health.visits) * 100).toFixed(2)} %`;
  return isFaulty(health) ? `<b class="bad">▲ ${text} 偏高</b>` : text;
}

const over = (bytes: number, limit: number | undefined): string =>
  limit !== undefined && bytes > limit ? ' bad' : '';

const size = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
