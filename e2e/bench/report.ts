import type { Load } from './measure-load';
import type { Next } from './measure-next';
import { median } from './median';
import type { VariantName } from './options';

/** A cold load of a page, and the step to the next one after it. */
export interface Measured {
  load: Load;
  next: Next;
  rests: boolean;
}

const columns = [
  ...['page', 'build', 'first paint', 'largest paint', 'content', 'drawn'],
  ...['CLS', 'code', 'all bytes', 'requests'],
  ...['next page, rested', 'not rested'],
  ...['first paint ÷', 'largest ÷', 'content ÷', 'code ÷'],
];

export const tableHead = [columns, columns.map(() => '---')]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');

/**
 * The rows of a page in `docs/performance.md`, one for each build. Ratios, composed ÷ this, are medians, too, of loads of the
 * same round: what slows the machine down for a while slows both.
 */
export function tableRows(page: string, measured: ReadonlyMap<VariantName, readonly Measured[]>): string {
  const composed = measured.get('composed') ?? [];
  return [...measured]
    .map(([name, runs]) => {
      const of = (key: keyof Load) => median(runs.map(({ load }) => load[key]));
      const drawn = runs.filter(({ load }) => load.drawn === 1).length / runs.length;
      const ratio = (key: keyof Load) =>
        median(runs.map(({ load }, place) => (composed[place]?.load[key] ?? Number.NaN) / load[key]));
      const next = (rests: boolean) => {
        const steps = runs.filter((run) => run.rests === rests).map((run) => run.next);
        const [time, requests] = [steps.map((step) => step.time), steps.map((step) => step.requests)];
        return `${median(time).toFixed(0)} ms, ${median(requests)} asked`;
      };
      const cells = [
        page,
        name,
        ...[of('firstPaint'), of('largestPaint'), of('content')].map((ms) => `${(ms / 1_000).toFixed(2)} s`),
        name === 'composed' ? `${Math.round(100 * drawn)} %` : '',
        of('shift').toFixed(3),
        `${(of('code') / 1_000).toFixed(0)} kB`,
        `${(of('bytes') / 1_000).toFixed(0)} kB`,
        `${of('requests')}`,
        next(true),
        next(false),
        ...[ratio('firstPaint'), ratio('largestPaint'), ratio('content'), ratio('code')].map((value) =>
          value.toFixed(2),
        ),
      ];
      return `| ${cells.join(' | ')} |`;
    })
    .join('\n');
}
