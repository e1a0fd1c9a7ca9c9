import { escapeHtml } from '../documents/escape';

/** What was asked for, as the address says it: anything may stand there. */
export type PageQuery = Readonly<Record<string, unknown>>;

export interface PageParts {
  title: string;
  site: string;
  /** Beside the title. */
  note: string;
  content: string;
  /** Seconds after which the page is loaded anew; 0 where somebody has switched that off. */
  reloadAfter?: number;
}

const PAGES = [
  ['/', '发布'],
  ['/trends', '走势'],
  ['/faults', '故障'],
  ['/history', '历史'],
] as const;

/** What all pages for the team have around their content: HTML without a script. */
export const pageLayout = ({ title, site, note, content, reloadAfter }: PageParts): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${reloadAfter ? `<meta http-equiv="refresh" content="${reloadAfter}">\n` : ''}<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(site)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="top"><div><h1>${title}</h1><p>${escapeHtml(site)}</p></div>
<nav aria-label="页面">${PAGES.map(([path, name]) => `<a href="${path}"${name === title ? ' aria-current="page"' : ''}>${name}</a>`).join('')}</nav>
<p class="quiet">${note}${reloadAfter === undefined ? '' : reloadSwitch(reloadAfter)}</p></header>
<main>
${content}
</main>
</body>
</html>
`;

/** How often a page that follows the shop is loaded anew. */
const RELOAD_S = 30;

/** By what the address says: `?refresh=off` stands still, to be read. */
export const reloadOf = (query: PageQuery): { reloadAfter: number } => ({
  reloadAfter: query['refresh'] === 'off' ? 0 : RELOAD_S,
});

const reloadSwitch = (seconds: number): string =>
  seconds === 0
    ? ` · 已停止更新 <a href="?refresh=on">每 ${RELOAD_S} 秒更新</a>`
    : ` · 每 ${seconds} 秒更新 <a href="?refresh=off">停止更新</a>`;
