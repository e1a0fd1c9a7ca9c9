import { expect, type Page } from '@playwright/test';

interface Shifted {
  /** How much of what was painted has moved by itself (Cumulative Layout Shift). */
  sum: number;
  /** What has moved, from where to where, in px. */
  moved: string[];
}

const shifted = (page: Page): Promise<Shifted> =>
  page.evaluate(
    () =>
      new Promise<Shifted>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ startTime, value, sources }) =>
              sources.map(({ node, previousRect, currentRect }) => {
                const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
                  [x, y, width, height].map(Math.round).join(),
                );
                const text = node?.textContent?.slice(0, 30) ?? '';
                return `${Math.round(startTime)} ms ${value.toFixed(4)}: ${node?.nodeName} “${text}” ${from} → ${to}`;
              }),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum: 0, moved: [] }), 500);
      }),
  );

/** Nothing that was painted has moved by itself but for so much (Cumulative Layout Shift). */
export async function expectSteady(page: Page, most: number): Promise<void> {
  const { sum, moved } = await shifted(page);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(most);
}
