import { escapeHtml } from '../documents/escape';
import type { Span } from '../watch/read-trends';
import { isFaulty } from './is-faulty';
import { pageLayout } from './page-layout';
import { time } from './time';
import type { ReleaseMark, TrendFacts } from './trend-facts';

/** What is measured, what it is called, and from when on it is slow and poor, as web vitals say. */
const TIMES: readonly { name: string; words: string; slow?: number; poor?: number; unit?: string }[] = [
  { name: 'lcp', words: '最大内容（LCP）', slow: 2_500, poor: 4_000 },
  { name: 'inp', words: '操作响应（INP）', slow: 200, poor: 500 },
  { name: 'cls', words: '位移（CLS）', slow: 100, poor: 250, unit: '‰' },
  { name: 'ttfb', words: '首字节', slow: 800, poor: 1_800 },
  { name: 'remote-entry', words: '入口文件' },
  { name: 'remote-load', words: '代码加载' },
  { name: 'remote-mount', words: '到可见' },
  { name: 'shell-start', words: '外壳启动' },
];

/** How every app fared in the last day and week, with its releases, and how fast it is. */
export const renderTrends = (
  trends: readonly TrendFacts[],
  site: string,
  refresh: { reloadAfter?: number },
): string =>
  pageLayout({
    title: '走势',
    site,
    note: `近 24 小时与 7 天 · ▼ 为发布 · ${time(new Date().toISOString())}`,
    ...refresh,
    content:
      trends.length === 0
        ? '<p class="empty">近 7 天没有收到访问报告。</p>'
        : trends.map(appSection).join('\n'),
  });

const appSection = (trend: TrendFacts): string => `<section aria-labelledby="trend-${escapeHtml(trend.app)}">
<h2 id="trend-${escapeHtml(trend.app)}">${escapeHtml(trend.app)}</h2>
<div class="charts">
<div>${chart('近 24 小时，每小时', trend.hours, trend.releases)}</div>
<div>${chart('近 7 天，每天', trend.days, trend.releases)}</div>
</div>
${timesOf(trend)}</section>`;

const [WIDTH, HEIGHT, TOP, MARK] = [600, 96, 16, 12];

/** For what holds no elements. */
const plainTime = (at: string): string => time(at).replace(/<[^>]+>/g, '');

/** Bars of visits, the faulty part of each in red, with a mark where the app was released. */
function chart(title: string, spans: readonly Span[], releases: readonly ReleaseMark[]): string {
  const most = Math.max(1, ...spans.map(({ visits }) => visits));
  const step = WIDTH / spans.length;
  const tall = (visits: number) => (visits / most) * (HEIGHT - TOP);
  const begin = Date.parse(spans[0]?.from ?? '');
  const length = Date.parse(spans[1]?.from ?? '') - begin;
  const shown = releases.filter(({ at }) => Date.parse(at) >= begin);
  const bar = ({ from, visits, faulty }: Span, index: number) => {
    const [x, width] = [(index * step + 1).toFixed(1), (step - 2).toFixed(1)];
    const rect = (kind: string, count: number) =>
      `<rect class="${kind}" x="${x}" width="${width}" y="${(HEIGHT - tall(count)).toFixed(1)}" height="${tall(count).toFixed(1)}"/>`;
    return `<g><title>${plainTime(from)} 起：访问 ${visits}，出错 ${faulty}</title>${rect('visits', visits)}${rect('faulty', faulty)}</g>`;
  };
  const mark = ({ at, version, share }: ReleaseMark) =>
    `<text x="${Math.min(WIDTH - MARK, ((Date.parse(at) - begin) / length) * step).toFixed(1)}" y="11">▼<title>${plainTime(at)} ${escapeHtml(version)} ${share} %</title></text>`;
  const visits = spans.reduce((sum, span) => sum + span.visits, 0);
  const bad = spans.filter(isFaulty);
  return `<h3>${title}</h3>
<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}：访问 ${visits}">${spans.map(bar).join('')}${shown.map(mark).join('')}</svg>
<p class="quiet">访问 ${visits}${shown.length === 0 ? '' : `；发布 ${shown.map(({ at, version, share }) => `${time(at)} <code>${escapeHtml(version)}</code>${share === 100 ? '' : `（${share} %）`}`).join('，')}`}</p>
${
  bad.length === 0
    ? '<p class="good">没有出错率偏高的时段</p>'
    : `<p class="bad">▲ 出错率偏高：${bad.map(({ from, visits: all, faulty }) => `${time(from)} 起 ${((faulty / all) * 100).toFixed(1)} %`).join('，')}</p>`
}`;
}

function timesOf({ times }: TrendFacts): string {
  const known = TIMES.filter(({ name }) => times[name] !== undefined);
  if (known.length === 0) return '';
  return `<h3>速度（近 24 小时，四次中三次不超过）</h3><dl class="times">${known
    .map(({ name, words, slow, poor, unit = 'ms' }) => {
      const value = times[name] ?? 0;
      const [kind, verdict] =
        slow === undefined || poor === undefined
          ? ['', '']
          : value > poor
            ? ['bad', '▲ 差']
            : value > slow
              ? ['bad', '▲ 偏慢']
              : ['good', '好'];
      return `<div><dt>${words}</dt><dd>${Math.round(value)} ${unit} <b class="${kind}">${verdict}</b></dd></div>`;
    })
    .join('')}</dl>`;
}
