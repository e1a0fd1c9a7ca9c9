/** Where it stands in the document, put there by the worker, or by a page that has lost its line. */
export const NOTICE = 'offline-notice';

const day = (at: Date) =>
  at.toLocaleString('zh-CN', { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Above the header, which stands fixed and makes way, so that nothing is covered; before any stylesheet has come, too. */
const style = `:root{--offline-height:calc(48*var(--px,1px))}
@media(width<992px){:root{--offline-height:calc(104*var(--px,1px))}}
body{padding-top:var(--offline-height)}
:is(#root,#app-shell)>div>header{margin-top:var(--offline-height)}
#${NOTICE}{box-sizing:border-box;position:fixed;z-index:45;inset:0 0 auto;height:var(--offline-height);display:flex;gap:16px;
align-items:center;justify-content:center;padding:4px 16px;overflow:auto;background:var(--warn-tint,#fdf3e2);
color:var(--warn,#8a4b00);font-size:calc(14*var(--px,1px));line-height:1.5}
#${NOTICE} button{flex:none;padding:4px 16px;border:1px solid;border-radius:6px;background:none;color:inherit;font:inherit;
cursor:pointer}
@media print{#${NOTICE}{display:none}body{padding-top:0}}`;

/**
 * Says that there is no network, and what can be done without.
 * @param since when what is shown was kept; none for a page that has lost its line while it was open
 */
export function noticeHtml(since: string | undefined): string {
  const at = new Date(since ?? '');
  const shown = Number.isNaN(at.getTime()) ? '' : `显示的是 ${day(at)} 之前看到的内容，`;
  return (
    `<div id="${NOTICE}" role="status"><style>${style}</style>` +
    `<span><strong>当前没有网络，只能查看。</strong>${shown}价格和库存以联网后为准，已填写的内容会保留。</span>` +
    '<button type="button" hidden>重新连接</button></div>'
  );
}
