import { randomUUID } from 'node:crypto';
import { callUrl } from './calls-below';
import type { DrawingFault } from './draw-page';

/** The same fault again says nothing new for so long. */
const QUIET_MS = 60_000;

/** A line of its own words: what was thrown may quote what somebody has typed. */
const withoutPersons = (thrown: string): string =>
  thrown
    .replace(/\s+/g, ' ')
    .replace(/\d{4,}/g, '#')
    .slice(0, 200);

/**
 * Reports what a release does not draw, as browsers report what does not start, so that it counts where they do; and says
 * it in the log.
 * @param api address of mall-api
 */
export function tellDrawingFault(api: string): (fault: DrawingFault) => void {
  const told = new Map<string, number>();
  return ({ app, version, page, detail: thrown }) => {
    const detail = withoutPersons(thrown);
    const key = `${app}@${version} ${page} ${detail}`;
    if (Date.now() - (told.get(key) ?? 0) < QUIET_MS) return;
    if (told.size > 1_000) told.clear();
    told.set(key, Date.now());
    console.error(`${page} was not drawn: ${app}@${version}: ${detail}`);
    const visit = randomUUID();
    const event = {
      kind: 'fault',
      name: 'page-not-drawn',
      app,
      version,
      page,
      detail,
      visit,
      at: Date.now(),
    };
    void fetch(callUrl(api, 'telemetry/report'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: [event] }),
    }).catch(() => {});
  };
}
