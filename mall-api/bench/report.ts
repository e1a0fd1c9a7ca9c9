import type { FacetTimes } from './facet-times';
import type { FirstTimes } from './first-times';
import type { Figures } from './measure';
import type { Measured } from './measure-all';
import type { SearchPlan } from './search-plan';
import type { ShopSize } from './seed-shop';

interface Bar {
  readonly call: string;
  readonly connections: number;
  readonly says: string;
  value(of: Figures): number;
  holds(value: number): boolean;
}

const perSecond = (of: Figures) => of.perSecond;
const p95 = (of: Figures) => of.p95;

/** What the product promises of one process with the database and the load on the same two cores. */
const bars: readonly Bar[] = [
  { call: '商品列表', connections: 1, says: 'p95 < 20 ms', value: p95, holds: (ms) => ms < 20 },
  { call: '筛选', connections: 1, says: 'p95 < 30 ms', value: p95, holds: (ms) => ms < 30 },
  { call: '加入购物车', connections: 1, says: 'p95 < 30 ms', value: p95, holds: (ms) => ms < 30 },
  { call: '提交订单', connections: 1, says: 'p95 < 100 ms', value: p95, holds: (ms) => ms < 100 },
  { call: '商品列表', connections: 16, says: '≥ 1,000 /s', value: perSecond, holds: (n) => n >= 1_000 },
  { call: '整单', connections: 8, says: '≥ 40 /s', value: perSecond, holds: (n) => n >= 40 },
];

const ratioBar = 1.5;
const ratioOf = ['订单列表', '商品搜索', '加入购物车'];

const number = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const head = (...titles: readonly string[]) => [row(...titles), row(...titles.map(() => '---'))];
const sizeName = ({ orders, products }: ShopSize) => `${number(orders)} orders, ${number(products)} products`;
const verdict = (holds: boolean) => (holds ? 'holds' : '**missed**');

/** The figures as the tables of a Markdown page. */
export function report(
  measured: readonly Measured<ShopSize>[],
  { cores, seconds, rounds }: { cores: number; seconds: number; rounds: number },
): string {
  const barRows = bars.flatMap((bar) =>
    measured
      .filter(({ scenario, connections }) => scenario.startsWith(bar.call) && connections === bar.connections)
      .map(({ scenario, of: size, connections, figures }) => {
        const value = bar.value(figures);
        return row(scenario, sizeName(size), connections, bar.says, number(value), verdict(bar.holds(value)));
      }),
  );
  const ratioRows = ratioOf.flatMap((call) => {
    const [small, large] = measured.filter(
      ({ scenario, connections }) => scenario.startsWith(call) && connections === 1,
    );
    if (!small || !large) return [];
    const ratio = large.figures.p95 / small.figures.p95;
    return row(
      ...[small.scenario, `${number(small.figures.p95)} ms`, `${number(large.figures.p95)} ms`],
      ...[ratio.toFixed(2), verdict(ratio <= ratioBar)],
    );
  });
  return [
    '# Performance of the API',
    '',
    `\`npm run bench -w mall-api\` on ${cores} cores, which one API process, PostgreSQL and the load share. Medians of`,
    `${rounds} rounds of ${seconds} seconds after one to warm up; milliseconds as the caller sees them; all calls but those of`,
    'the catalogue need a session, and these are made with one too. PostgreSQL writes through to the disk.',
    '',
    ...head('call', 'data', 'connections', 'per second', 'p50', 'p95', 'p99'),
    ...measured.map(({ scenario, of: size, connections, figures }) =>
      row(
        ...[scenario, sizeName(size), connections, number(figures.perSecond)],
        ...[number(figures.p50), number(figures.p95), number(figures.p99)],
      ),
    ),
    '',
    ...head('call', 'data', 'connections', 'bar', 'measured', ''),
    ...barRows,
    '',
    ...head(`p95 with one client, at most ${ratioBar} times`, 'small', 'large', 'ratio', ''),
    ...ratioRows,
    '',
  ].join('\n');
}

/** The same calls in several ways to run the API. */
export function setupReport(measured: readonly Measured<string>[]): string {
  return [
    '## Several processes, and a pooler',
    '',
    'The small shop on the same cores, so that more processes have no more of them. PgBouncer lends its 10 connections for a',
    'transaction each, without named statements (`DATABASE_POOLER=transaction`).',
    '',
    ...head('call', 'connections', 'run as', 'per second', 'p50', 'p95', 'p99'),
    ...measured.map(({ scenario, of, connections, figures }) =>
      row(
        ...[scenario, connections, of, number(figures.perSecond)],
        ...[number(figures.p50), number(figures.p95), number(figures.p99)],
      ),
    ),
    '',
  ].join('\n');
}

const embeddedBar = 90;

/** How long facets take on the embedded database, read for the first time and counted again. */
export function facetReport({ products }: ShopSize, { first, again }: FacetTimes): string {
  return [
    '## Facets, PGlite',
    '',
    `Among ${number(products)} products on PGlite, p95: ${number(first)} ms read for the first time, ${number(again)} ms counted`,
    `again with other choices; at most ${embeddedBar} ms: ${verdict(Math.max(first, again) < embeddedBar)}.`,
    '',
  ].join('\n');
}

const firstBar = 30;

/** How long what nobody has asked for before takes. */
export function firstReport(
  { products }: ShopSize,
  times: readonly { engine: string; times: FirstTimes }[],
): string {
  return [
    '## Asked for the first time',
    '',
    `Among ${number(products)} products, p95 in the process, without what is kept of an earlier call; at most ${firstBar} ms.`,
    '',
    ...head(
      '',
      'read a search, find 30, count all',
      'count its facets',
      'find 30 of a list narrowed by facets',
      '',
    ),
    ...times.map(({ engine, times: { search, facets, narrowed } }) =>
      row(
        ...[engine, `${number(search)} ms`, `${number(facets)} ms`, `${number(narrowed)} ms`],
        verdict(Math.max(search, facets, narrowed) <= firstBar),
      ),
    ),
    '',
  ].join('\n');
}

/** How the database finds the first page of a search. */
export function planReport(engine: string, { products }: ShopSize, plans: readonly SearchPlan[]): string {
  return [
    `## Search, ${engine}`,
    '',
    `Search among ${number(products)} products on ${engine}: ${plans.map(({ text, ms }) => `「${text}」 ${number(ms)} ms`).join(', ')}.`,
    ...plans.slice(0, 2).flatMap(({ text, plan }) => ['', `「${text}」`, '```', ...plan, '```']),
    '',
  ].join('\n');
}
