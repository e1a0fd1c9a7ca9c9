import type { CheckReport } from '../checks/check-report';
import { missingReport } from '../checks/require-check';
import { startCanary, withdrawCanary } from '../composition/canary';
import { shellOf } from '../composition/check-composition';
import type { ChangeOptions } from '../composition/commit-revision';
import { promote } from '../composition/promote';
import { enqueue } from '../composition/queue';
import type { Reach } from '../composition/reach';
import { currentNumber, readCurrent } from '../composition/revisions';
import { readConfiguration } from '../configuration/stored-configuration';
import { type PublishOptions, publishApp } from '../publish/publish-app';
import type { ChosenGroup } from '../store/names';
import { ReleaseError } from '../store/release-error';
import { type Candidate, type Plan, type Planned, planOf } from './plan';
import type { WhenWatched } from './when-watched';

export interface ShipOptions extends ChangeOptions {
  /** Percent of the buyers that a version starts with; 100 is everybody. */
  share: number;
  /** Groups of buyers that it starts with, whatever their bucket; the share may be 0 then. */
  chosen?: ChosenGroup[] | undefined;
  /** What is done where another version of the app is watched. */
  whenWatched: WhenWatched;
  /** Checks candidates together, and keeps the reports. */
  check(candidates: readonly Candidate[]): Promise<CheckReport[]>;
  key?: PublishOptions['key'];
}

/** A built app: its folder with `assets.json`, and what was signed of it elsewhere. */
export type Built = Pick<PublishOptions, 'dist' | 'signature'>;

/** What became of one build. */
export type Shipped = Candidate &
  Pick<Planned, 'watched' | 'replaced'> &
  (
    | { outcome: 'live' | 'watched' | 'new' | 'everybody' | 'not passed' }
    | ({ outcome: 'canary' | 'queued' } & Reach)
    | { outcome: 'refused'; why: string }
  );

/**
 * Brings builds to the buyers: publishes what has changed, checks it together where the channel asks for that, gives it to the channels that follow, makes
 * what is new live for everybody, then shows the rest to a share of the buyers, each with the very version that was built.
 * Where nothing has changed nothing is done. What one app is refused holds up no other one; what does not pass holds up
 * everything that was checked with it.
 */
export async function ship(options: ShipOptions, built: readonly Built[]): Promise<Shipped[]> {
  const before = await readCurrent(options.store, options.channel);
  const plans: Plan[] = [];
  for (const each of built) plans.push(await planOf(before, each.dist, options));
  const moving = plans.filter((plan) => plan.step !== 'none' && plan.step !== 'refuse');
  const { store, by, why, token, key } = options;
  for (const each of built)
    if (moving.some(({ dist }) => dist === each.dist))
      await publishApp({ store, by, why, token, key, ...each });
  const passed = await passes(options, moving);
  if (passed)
    await giveToFollowers(
      options,
      moving.filter(({ step }) => step !== 'new'),
    );
  // First, and in one revision: others may show it.
  const news = moving.filter(({ step }) => step === 'new');
  const refused = passed && news.length > 0 ? await refusalOf(promote(options, news)) : null;
  const shipped: Shipped[] = [];
  for (const plan of plans) {
    const why = plan.step === 'new' ? refused : null;
    shipped.push(await carryOut(options, why === null ? plan : { ...plan, step: 'refuse', why }, passed));
  }
  return shipped;
}

/** Whether all candidates together have passed a check that applies to what is live in this moment, where the channel asks for one. */
async function passes(options: ShipOptions, candidates: readonly Candidate[]): Promise<boolean> {
  const { store, channel, unchecked } = options;
  if (candidates.length === 0 || unchecked !== undefined) return true;
  if (!(await readConfiguration(store)).config.channels[channel]?.checked) return true;
  const live = (await readCurrent(store, channel))?.apps ?? {};
  const apps: Record<string, { version: string }> = { ...live };
  for (const { app, version } of candidates) apps[app] = { version };
  const shell = Object.keys(live).length > 0 ? shellOf(live).name : 'shell';
  const missing = await Promise.all(candidates.map(({ app }) => missingReport(store, app, apps, shell)));
  if (missing.every((refusal) => refusal === null)) return true;
  return (await options.check(candidates)).every((report) => report.passed);
}

/** The team sees it there with everything else as everybody has it. */
async function giveToFollowers(options: ShipOptions, candidates: readonly Candidate[]): Promise<void> {
  const { store, channel, by, why, token } = options;
  if (candidates.length === 0) return;
  const { channels } = (await readConfiguration(store)).config;
  for (const [name, { follows }] of Object.entries(channels)) {
    if (follows !== channel || (await currentNumber(store, name)) === null) continue;
    await promote({ store, channel: name, by, why, token }, candidates);
  }
}

async function carryOut(options: ShipOptions, plan: Plan, passed: boolean): Promise<Shipped> {
  const { app, version, watched, replaced, step } = plan;
  const { share, chosen = [] } = options;
  const reach: Reach = { share, chosen: chosen.map(({ group }) => group) };
  const shipped = { app, version, ...(watched && { watched }), ...(replaced && { replaced }) };
  if (step === 'refuse') return { ...shipped, outcome: 'refused', why: plan.why };
  if (step !== 'none' && !passed) return { ...shipped, outcome: 'not passed' };
  const why = await refusalOf(change());
  if (why !== null) return { ...shipped, outcome: 'refused', why };
  if (step === 'none') return { ...shipped, outcome: plan.because };
  if (step === 'new') return { ...shipped, outcome: 'new' };
  if (step === 'queue') return { ...shipped, outcome: 'queued', ...reach };
  return share === 100 ? { ...shipped, outcome: 'everybody' } : { ...shipped, outcome: 'canary', ...reach };

  async function change(): Promise<unknown> {
    if (plan.step === 'queue') return enqueue(options, { app, version, share, chosen, watched: plan.behind });
    if (plan.step === 'none') return replaced && withdrawCanary(options, app, replaced);
    if (plan.step !== 'canary') return;
    if (share === 100) return promote(options, [{ app, version, replaces: replaced }]);
    return startCanary(options, { app, version, share, chosen, expectWatched: replaced ?? null });
  }
}

/** What a change is refused for, or null when it is done. */
async function refusalOf(change: Promise<unknown>): Promise<string | null> {
  try {
    await change;
    return null;
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}
