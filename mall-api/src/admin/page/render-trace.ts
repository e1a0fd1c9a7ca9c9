import { company } from 'shared-kernel/domain';
import type { Admin } from '../service';
import type { PagePerson } from './page-people';

type Trace = Awaited<ReturnType<Admin['trace']>>;
type Line = Trace['traced'][number];

/** The query as typed; '' when empty. */
export interface Asked {
  lot: string;
  udi: string;
  product: string;
  no: string;
}

export interface TracePage {
  asked: Asked;
  /** Null without a query. */
  found: Trace | null;
  /** Why the query was refused. */
  refusal?: string | undefined;
  by: PagePerson;
  at: string;
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const cell = (value: string | number | null | undefined, kind = '') =>
  `<td${kind && ` class="${kind}"`}>${value === null || value === undefined || value === '' ? '–' : escaped(`${value}`)}</td>`;

const fields: Readonly<Record<keyof Asked, { label: string; hint: string }>> = {
  lot: { label: '生产批号', hint: '如 AL2405A' },
  udi: { label: 'UDI', hint: 'UDI-DI 或 UDI-PI' },
  product: { label: '产品', hint: '产品编码、规格编码或型号' },
  no: { label: '订单号', hint: '如 AL20260310000013' },
};
const fieldNames = Object.keys(fields) as (keyof Asked)[];

/** Renders destinations of devices and their approvers as printable HTML without scripts. */
export const renderTrace = ({ asked, found, refusal, by, at }: TracePage): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>产品追溯</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="top"><div><h1>产品追溯</h1><p>${escaped(company.name)}</p></div>
<p>${escaped(by.name)}（${escaped(by.role)}）· ${escaped(at)}</p></header>
<main>
<form method="get" action="/" role="search">
${fieldNames.map((name) => field(name, asked[name])).join('\n')}
<button type="submit">查询</button>
</form>
${refusal === undefined ? '' : `<p class="bad" role="alert">${escaped(refusal)}</p>`}
${found === null ? '<p class="empty">按批号、UDI、产品或订单查询：发给了谁、何时收货、由谁放行。填写多项时须同时满足。</p>' : result(asked, found)}
</main>
</body>
</html>
`;

const field = (name: keyof Asked, value: string) =>
  `<label><span>${fields[name].label}</span><input name="${name}" value="${escaped(value)}" placeholder="${fields[name].hint}" maxlength="100" autocomplete="off"></label>`;

function result(asked: Asked, { traced, released }: Trace): string {
  const what = fieldNames
    .filter((name) => asked[name])
    .map((name) => `${fields[name].label} ${escaped(asked[name])}`)
    .join('，');
  if (traced.length === 0)
    return `<section><h2>${what}</h2><p class="empty">没有发出过符合条件的产品。</p></section>`;
  const count = (of: (line: Line) => unknown) => new Set(traced.map(of)).size;
  const units = new Map<string, number>();
  for (const { unit, quantity } of traced) units.set(unit, (units.get(unit) ?? 0) + quantity);
  const sums = [...units].map(([unit, quantity]) => `${quantity} ${escaped(unit)}`).join('、');
  return `<section aria-labelledby="traced"><h2 id="traced">${what}</h2>
<p class="sum">共发出 <b>${sums}</b>：${count(({ no }) => no)} 个订单，${count(({ clientName }) => clientName)} 家客户，${traced.length} 行</p>
<div class="scroll" tabindex="0" role="region" aria-label="去向"><table>
<thead><tr><th>去向</th><th>收货人</th><th>产品</th><th>批号 · UDI</th><th>数量</th><th>订单 · 包裹</th><th>发货</th><th>收货</th></tr></thead>
<tbody>${traced.map(lineRow).join('\n')}</tbody></table></div></section>
<section aria-labelledby="released"><h2 id="released">放行</h2>
${released.length === 0 ? '<p class="empty">操作记录中没有这些订单的放行。</p>' : releases(released)}</section>`;
}

/** A cell with its main value and details below it. */
const lines = (first: string, ...rest: readonly (string | null | undefined | false)[]) =>
  `<td>${escaped(first)}${rest.flatMap((text) => (text ? `<br><span class="quiet">${escaped(text)}</span>` : [])).join('')}</td>`;

const lineRow = (
  line: Line,
) => `<tr>${lines(line.hospital || line.clientName, line.hospital && line.clientName)}
${lines(line.consignee || line.buyer, line.address)}
${lines(line.name, line.model)}
${lines(line.lot ?? '批号未记录', line.udiDi, line.udiPi, line.expireDate && `有效期至 ${line.expireDate}`)}
<td class="number">${line.quantity} ${escaped(line.unit)}</td>
${lines(line.no, line.carrier, line.trackingNo)}
${cell(line.time, 'time')}
<td class="time">${line.receivedAt ? escaped(line.receivedAt) : '<b class="bad">未收货</b>'}<br><span class="quiet">本行已收 ${line.receipt}</span></td></tr>`;

const commandNames: Readonly<Record<string, string>> = {
  approve: '审核通过',
  confirm: '转仓库备货',
  ship: '发货',
};

const releases = (released: Trace['released']) => `<div class="scroll"><table>
<thead><tr><th>时间</th><th>订单</th><th>操作</th><th>姓名</th><th>角色</th></tr></thead>
<tbody>${released
  .map(
    ({ time, no, command, person, role }) =>
      `<tr>${cell(time, 'time')}${cell(no)}${cell(commandNames[command] ?? command)}${cell(person)}${cell(role)}</tr>`,
  )
  .join('\n')}</tbody></table></div>`;
