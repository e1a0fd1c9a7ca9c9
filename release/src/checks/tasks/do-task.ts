import type { Page } from 'playwright-core';
import type { StatedTask } from '../../publish/stated-task';
import { untilAtRest } from '../smoke/at-rest';
import { openRoute } from '../smoke/settled-state';
import { STEP_WITHIN_MS, walkSteps } from '../smoke/walk-steps';

/**
 * Does a task to its end.
 * @param path of the page that it begins on
 * @param calls that the page waits for
 * @returns what kept it from its end, in words, or null
 */
export async function doTask(
  page: Page,
  { steps, call }: StatedTask,
  path: string,
  calls: { open: () => number },
): Promise<string | null> {
  let reply: Promise<string> | undefined;
  try {
    const [first, ...rest] = steps;
    const opensItself = first !== undefined && 'open' in first;
    const state = await comeTo(page, opensItself ? first.open : path);
    if (state !== 'shown') return `does not begin: ${state}`;
    const walked = opensItself ? rest : steps;
    // The same call may have been made before, to look at what it would do.
    const last = walked.findLastIndex((step) => 'press' in step || 'enter' in step);
    const stopped = await walkSteps(page, walked, STEP_WITHIN_MS, (index) => {
      if (index === last) page.on('response', listen);
    });
    if (stopped !== null) return `ends at ${stopped}`;
    if (call === undefined) return null;
    for (const until = Date.now() + STEP_WITHIN_MS; reply === undefined && Date.now() < until; )
      await page.waitForTimeout(50);
    if (reply === undefined) return `ends without the call ${call}`;
    const refusal = await reply;
    if (refusal !== '') return `ends with ${call} refused: ${refusal}`;
    // What follows in the page is part of it.
    await untilAtRest(page, calls);
    return null;
  } finally {
    page.off('response', listen);
  }

  function listen(response: { url(): string; json(): Promise<unknown> }) {
    if (!new URL(response.url()).pathname.endsWith(`/api/sale/mall/${call}`)) return;
    reply = response.json().then(refusalOf, String);
  }
}

/** The shell gives an app a few seconds to come; a machine with other work has them by the third time. */
async function comeTo(page: Page, path: string): Promise<string> {
  let state = '';
  for (let attempt = 0; attempt < 3 && state !== 'shown'; attempt += 1) state = await openRoute(page, path);
  return state;
}

function refusalOf(envelope: unknown): string {
  const { code, message } = envelope as { code?: unknown; message?: unknown };
  return code === '0' ? '' : `${code} ${message ?? ''}`.trim();
}
