import type { Browser, Page } from 'playwright-core';
import type { PackagedJourney, Step, Thing } from '../../publish/packaged-journey';
import type { Releases } from '../composed-releases';
import { logIn } from './log-in';
import type { Viewer } from './look';

const STEP_WITHIN_MS = 30_000;

interface Walk {
  browser: Browser;
  origin: string;
  /** Where what is live is served; null before the first promotion. */
  liveOrigin: string | null;
  candidates: ReadonlySet<string>;
  /** The first buyer of the check. */
  login: Viewer['login'];
  /** Milliseconds that a step may take. */
  stepWithin?: number;
}

/** Walks the journeys that the apps of a composition have packaged, the live ones' and the candidates'. */
export async function packagedJourneys(walk: Walk, releases: Releases): Promise<string[]> {
  const findings: string[] = [];
  for (const [app, { build }] of releases)
    for (const journey of build.journeys) {
      if (journey.as === 'buyer' && walk.login === null) continue;
      const stopped = await stoppedHere(walk, app, journey);
      if (stopped) findings.push(`「${journey.does}」 of ${app} ends at ${stopped}`);
    }
  return findings;
}

/**
 * A machine with other work fails once; what is broken is broken again. A journey of the candidate is what it promises of itself;
 * one of another app counts only where it can be walked in what is live.
 * @returns the step that could not be done, or null
 */
async function stoppedHere(walk: Walk, app: string, journey: PackagedJourney): Promise<string | null> {
  if (!(await stoppedAt(walk, journey))) return null;
  const { liveOrigin, candidates } = walk;
  if (
    liveOrigin !== null &&
    !candidates.has(app) &&
    (await stoppedAt({ ...walk, origin: liveOrigin }, journey))
  )
    return null;
  return stoppedAt(walk, journey);
}

/** @returns the step that could not be done, or null */
async function stoppedAt(
  { browser, origin, login, stepWithin = STEP_WITHIN_MS }: Walk,
  { as, steps }: PackagedJourney,
): Promise<string | null> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', serviceWorkers: 'block' });
  context.setDefaultTimeout(stepWithin);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  try {
    const refused = as === 'buyer' && login !== null ? await logIn(page, login) : null;
    if (refused !== null) return refused;
    for (const [index, step] of steps.entries()) {
      const done = await takeStep(page, step, stepWithin).then(
        () => true,
        () => false,
      );
      if (!done) return `step ${index + 1}, ${inWords(step)}, on ${new URL(page.url()).pathname}`;
    }
    return null;
  } finally {
    await context.close();
  }
}

async function takeStep(page: Page, step: Step, within: number): Promise<unknown> {
  if ('open' in step) return page.goto(step.open, { waitUntil: 'domcontentloaded' });
  if ('at' in step) return page.waitForURL(({ pathname }) => pathname === step.at);
  if ('see' in step) return find(page, step.see).waitFor();
  if ('press' in step) return press(page, step.press, within);
  const field = find(page, step.into);
  await field.fill(step.enter);
  return field.press('Enter');
}

/** A click holds on to what it has found. The page before may still show, and is put away; so it is looked for anew. */
async function press(page: Page, thing: Thing, within: number): Promise<void> {
  const until = Date.now() + within;
  for (;;) {
    try {
      return await find(page, thing).click({ timeout: within / 5 });
    } catch (error) {
      if (Date.now() >= until) throw error;
    }
  }
}

const find = (page: Page, { role, name }: Thing) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();

function inWords(step: Step): string {
  if ('open' in step) return `open ${step.open}`;
  if ('at' in step) return `be at ${step.at}`;
  if ('see' in step) return `see the ${step.see.role} 「${step.see.name}」`;
  if ('press' in step) return `press the ${step.press.role} 「${step.press.name}」`;
  return `enter ${step.enter} into the ${step.into.role} 「${step.into.name}」`;
}
