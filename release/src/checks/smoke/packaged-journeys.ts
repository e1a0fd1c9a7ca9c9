import type { Browser } from 'playwright-core';
import type { PackagedJourney } from '../../publish/packaged-journey';
import type { Releases } from '../composed-releases';
import { logIn } from './log-in';
import type { Viewer } from './look';
import { newPage } from './new-page';
import { STEP_WITHIN_MS, walkSteps } from './walk-steps';

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
  const page = await newPage(browser, origin);
  page.setDefaultTimeout(stepWithin);
  try {
    const refused = as === 'buyer' && login !== null ? await logIn(page, login) : null;
    if (refused !== null) return refused;
    return await walkSteps(page, steps, stepWithin);
  } finally {
    await page.context().close();
  }
}
