import type { CheckReport } from '../checks/check-report';
import type { PicturedPage } from '../checks/pictures/picture-report';
import { escapeHtml } from '../documents/escape';
import { pageLayout } from './page-layout';
import { picturesPath } from './picture-facts';
import { time } from './time';

/** Words of a link to the pictures of a check; empty without any. */
export function picturesLink(report: CheckReport): string {
  const { pictures } = report;
  if (pictures.length === 0) return '';
  const differing = pictures.filter(differs).length;
  const said = differing === 0 ? '与线上相同' : `${differing} 处与线上不同`;
  return `<p><a href="${escapeHtml(picturesPath(report))}">图片对比</a> · ${pictures.length} 张，${said}</p>`;
}

const differs = ({ before, marked, tree }: PicturedPage): boolean =>
  before === null || marked !== null || tree.length > 0;

/** What a check has seen, beside what was live: what differs first. */
export const renderPictures = (report: CheckReport | null, site: string): string =>
  pageLayout({
    title: '图片对比',
    site,
    note: report === null ? '' : `检查于 ${time(report.at)}`,
    content: report === null ? '<p class="empty">没有这次检查，或其版本已清理。</p>' : contentOf(report),
  });

function contentOf({ app, version, pictures, by, against }: CheckReport): string {
  const [changed, same] = [pictures.filter(differs), pictures.filter((page) => !differs(page))];
  return `<section aria-labelledby="pictures"><div class="head"><h2 id="pictures">${escapeHtml(app)}</h2>
<p><code>${version}</code> 对 ${escapeHtml(against.channel)} 修订 ${against.revision} · ${escapeHtml(by)}</p></div>
${changed.map(pageSection).join('')}
${same.length === 0 ? '' : `<h3>与线上相同</h3><ul class="same">${same.map(({ path, width, after }) => `<li><a href="/pictures/${after}.webp">${escapeHtml(path)}</a> ${width} px</li>`).join('')}</ul>`}
${pictures.length === 0 ? '<p class="empty">这次检查没有拍图片（<code>--pictures</code>）。</p>' : ''}</section>`;
}

const pageSection = ({
  path,
  app,
  who,
  width,
  before,
  after,
  marked,
  differing,
  tree,
}: PicturedPage): string => `
<article><h3>${escapeHtml(path)} · ${width} px</h3>
<p class="quiet">${escapeHtml(app)} · ${escapeHtml(who)} · ${before === null ? '线上没有此页' : marked === null ? '画面相同，读屏内容不同' : `${percent(differing)} 的像素不同`}</p>
<div class="pictures" role="region" aria-label="${escapeHtml(path)} ${width} px 的图片" tabindex="0">
${before === null ? '' : picture(before, '线上', path, width)}${picture(after, '待上线', path, width)}${marked === null ? '' : picture(marked, '差别（红）', path, width)}</div>
${tree.length === 0 ? '' : `<details><summary>读屏内容的差别 ${tree.length} 行</summary><pre>${tree.map(({ change, line }) => `<span class="${change}">${change === 'added' ? '+' : '−'} ${escapeHtml(line)}</span>`).join('\n')}</pre></details>`}</article>`;

const percent = (share: number): string => (share < 0.0001 ? '不到 0.01 %' : `${(share * 100).toFixed(2)} %`);

const picture = (name: string, words: string, path: string, width: number): string => `<figure>
<figcaption>${words}</figcaption><a href="/pictures/${name}.webp"><img src="/pictures/${name}.webp" alt="${words}：${escapeHtml(path)} ${width} px" loading="lazy"></a></figure>`;
