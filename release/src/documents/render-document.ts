import type { SiteSettings } from '../configuration/release-config';
import { bootScript, bootWords } from './boot-script';
import type { CompositionData } from './composition-data';
import type { DocumentAppShell } from './document-app-shell';
import type { DocumentCall } from './document-calls';
import { type DrawnPage, drawnElement, listedHead } from './drawn-page';
import { escapeHtml, scriptJson } from './escape';
import type { NeededFile, NeededFiles } from './needed-files';
import { openedScript } from './opened-script';

export interface DocumentParts {
  site: SiteSettings;
  importMap: string;
  /** Content-Security-Policy for a `<meta>` tag. */
  policy: string;
  needed: NeededFiles;
  /** The apps of which something is shown from the start. */
  asksFor: readonly string[];
  composition: CompositionData;
  /** URL of the icon, or null. */
  icon: string | null;
  /** HTML shown until the shell has started. */
  skeleton: string;
  /** The script that starts the calls, empty where the shell has none. */
  callsScript: string;
  calls: readonly DocumentCall[];
  /** The script that makes the app shell that of who is here. */
  appShellScript: string;
  /** Whether the page can be had with another shell where this one does not start. */
  hasNet: boolean;
  /** Null where the shell has drawn none: then its skeleton waits for its stylesheet. */
  appShell: DocumentAppShell | null;
  /** The page itself, where a server has drawn it; it stands in place of the app shell. */
  drawn: DrawnPage | null;
}

/**
 * The document of a route family. The import map stands before anything that loads a module, because
 * browsers without support for several maps ignore one that comes later; the composition stands last,
 * because the files above are fetched while it arrives.
 */
export const renderDocument = ({
  site,
  importMap,
  policy,
  needed,
  asksFor,
  composition,
  icon,
  skeleton,
  callsScript,
  calls,
  appShellScript,
  hasNet,
  appShell,
  drawn,
}: DocumentParts): string =>
  `<!doctype html>
<html lang="zh-CN" data-apps="${escapeHtml(namedReleases(composition, asksFor))}"${drawn ? drawnFor(drawn) : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(drawn?.listed ? `${drawn.listed.title} - ${site.title}` : site.title)}</title>
<meta name="description" content="${escapeHtml(drawn?.listed ? `${drawn.listed.title}。${site.description}` : site.description)}">
<meta name="application-name" content="${escapeHtml(site.title)}">
<meta name="theme-color" content="${escapeHtml(site.themeColor)}">
${drawn?.listed ? listedHead(drawn.listed, site) : ''}<link rel="icon" href="${escapeHtml(icon ?? 'data:,')}">
<script>${openedScript}</script>
<script>${bootScript}</script>
${startOfCalls(callsScript, calls)}<script type="importmap">${importMap}</script>
${[
  firstStyles(drawn ?? appShell) ?? appShellStyles(needed),
  `<script type="module" ${guarded('src', needed.entry)}></script>`,
  ...needed.viewStyles.map((file) => `<link rel="preload" as="style" ${guarded('href', file)}>`),
  ...needed.scripts.map((file) => `<link rel="modulepreload" ${guarded('href', file)}>`),
].join('\n')}
</head>
<body>
${drawn ? `<script>${appShellScript}</script>\n${drawnElement(drawn)}` : `<div id="root"><i id="boot"></i>${appShell ? appShellElement(appShell) : skeleton}</div>`}
${bootWords(escapeHtml(composition.apps['shell']?.version ?? ''), hasNet)}
${!drawn && appShell ? buyerAppShell(appShell, appShellScript) : ''}<noscript>${drawn ? '' : '<style>#root{display:none}</style>'}${noScriptMessage(site.title)}</noscript>
<script type="application/json" id="composition">${scriptJson(composition)}</script>
${drawn || appShell ? appShellStyles(needed) : ''}
</body>
</html>
`;

const drawnFor = ({ window, drawnFor: stored }: DrawnPage): string =>
  ` data-drawn-window="${window}"` +
  (stored ? ` data-drawn-for="${escapeHtml(JSON.stringify(stored))}"` : '');

const firstStyles = (shown: { css: string } | null): string | null => shown && `<style>${shown.css}</style>`;

/** Only to look at: nothing in it works before the shell has come, and nobody is to try. */
const appShellElement = ({ visitor }: DocumentAppShell): string =>
  `<div id="app-shell" style="display:contents" inert aria-hidden="true">${visitor}</div>`;

/** Before any stylesheet, too. */
const buyerAppShell = ({ buyer }: DocumentAppShell, script: string): string =>
  `<template id="buyer-app-shell">${buyer}</template>\n<script>${script}</script>\n`;

/** Behind an app shell they hold up the shell's script alone, and in the head all that is drawn. */
const appShellStyles = ({ styles }: NeededFiles): string =>
  styles
    .map((file) => `<link rel="stylesheet" ${guarded('href', file)}${styleId(file)} data-app-shell>`)
    .join('\n');

/** Before any stylesheet, which scripts in the document would wait for. */
const startOfCalls = (script: string, calls: readonly DocumentCall[]): string =>
  script === '' || calls.length === 0
    ? ''
    : `<script type="application/json" id="preloaded-calls">${scriptJson(calls)}</script>\n<script>${script}</script>\n`;

const namedReleases = ({ apps }: CompositionData, names: readonly string[]): string =>
  names.map((name) => `${name}@${apps[name]?.version}`).join(' ');

const guarded = (attribute: 'href' | 'src', { url, integrity }: NeededFile): string =>
  `${attribute}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}"`;

const styleId = ({ styleId: id }: NeededFile): string =>
  id === undefined ? '' : ` data-rspack="${escapeHtml(id)}"`;

const noScriptMessage = (title: string): string =>
  '<div style="max-width:28em;margin:20vh auto 0;padding:0 24px;font:16px/1.75 sans-serif;color:#12263a">' +
  `<h1 style="font-size:20px;margin:0 0 8px">${escapeHtml(title)}</h1>` +
  '<p style="margin:0;color:#43566a">本商城需要浏览器启用 JavaScript。请在浏览器设置中启用后，重新打开本页。</p></div>';
