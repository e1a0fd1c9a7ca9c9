import type { Browser, Page } from 'playwright-core';
import type { Revision } from '../../composition/revision';
import type { StatedTask } from '../../publish/stated-task';
import type { Store } from '../../store/store';
import type { CheckResult } from '../check-report';
import type { Releases } from '../composed-releases';
import { callsOf, untilAtRest } from '../smoke/at-rest';
import { launch } from '../smoke/launch';
import { logIn } from '../smoke/log-in';
import { newPage } from '../smoke/new-page';
import { serveBeside } from '../smoke/serve-beside';
import { otherRows, shownOn } from './compare-shown';
import { differences } from './compare-written';
import { type ConcernedTask, concernedTasks, tasksGone } from './concerned-tasks';
import { doTask } from './do-task';
import { hasTrialShops, startTrialShops, type TrialShops, takeWritten } from './trial-shops';

interface TaskOptions {
  store: Store;
  /** Folder of the project, which may have the demonstration. */
  project: string;
  /** The composition to check, in a store or not, and its releases. */
  revision: Revision;
  releases: Releases;
  /** What is live; null before the first promotion. */
  live: Revision | null;
  liveReleases: Releases;
  /** The apps that are not live yet. */
  candidates: ReadonlySet<string>;
  /** Why the candidates can do less than the live ones; null where that is nobody's intention. */
  fewer: string | null;
  /** Why amounts differ from the live ones; null where that is nobody's intention. */
  sums: string | null;
  /** Whether they are done; else only what is no longer stated is found. */
  areDone: boolean;
}

/** What was found, and what would have been, had nobody meant it. */
interface Found {
  findings: string[];
  meant: string[];
  /** What the live version could not do, so that nothing can be held beside it. */
  uncompared: string[];
}

/**
 * Does what the apps state as their tasks, to the end, in two shops of the check's own: in one with the candidates, in the
 * other with what is live, and compares what each has left in its database. What is found is done once more in new shops.
 */
export async function tasks(options: TaskOptions): Promise<CheckResult> {
  const check = 'tasks';
  const { releases, liveReleases, candidates, project, fewer } = options;
  const gone = tasksGone(releases, liveReleases, candidates);
  if (gone.length > 0 && fewer === null) return { check, passed: false, findings: gone };
  const concerned = concernedTasks(releases, liveReleases, candidates);
  if (concerned.length === 0) return passed(gone);
  if (!options.areDone) return passed(gone, 'left out: policy.smoke.tasks is off');
  if (!hasTrialShops(project))
    return passed(gone, `left out: ${project} has no demo-shop to start a shop of its own from`);
  try {
    let found = await doAll(options, concerned);
    if (found.findings.length + found.uncompared.length > 0)
      found = await doAll(options, concerned.map(asTheCandidateSays));
    if (found.findings.length > 0) return { check, passed: false, findings: found.findings };
    if (found.uncompared.length > 0) return { check, passed: null, findings: found.uncompared };
    return passed([...gone, ...found.meant]);
  } catch (error) {
    return { check, passed: null, findings: [`could not be done: ${error}`] };
  }
}

/** What the live version states may be what has to be mended. */
const asTheCandidateSays = (task: ConcernedTask): ConcernedTask => ({ ...task, live: task.live && task });

const passed = (meant: readonly string[], ...more: string[]): CheckResult => ({
  check: 'tasks',
  passed: true,
  findings: [...meant.map((what) => `on purpose: ${what}`), ...more],
});

async function doAll(options: TaskOptions, concerned: readonly ConcernedTask[]): Promise<Found> {
  const { store, revision, live, project, sums } = options;
  const browser = await launch();
  try {
    const shops = await startTrialShops(project);
    try {
      const [shop, liveShop] = shops.shops;
      return await serveBeside(
        { store, revision, api: shop },
        live && { store, revision: live, api: liveShop },
        (origin, liveOrigin) => doInShops({ browser, shops, origin, liveOrigin, sums }, concerned),
      );
    } finally {
      await shops.stop();
    }
  } finally {
    await browser.close();
  }
}

async function doInShops(round: Round, concerned: readonly ConcernedTask[]): Promise<Found> {
  const meant: string[] = [];
  const uncompared: string[] = [];
  for (const [clientType, some] of byClientType(concerned, round.shops)) {
    const found = await doAs(round, clientType, some);
    meant.push(...found.meant);
    uncompared.push(...found.uncompared);
    if (found.findings.length > 0) return { ...found, meant };
    // What one shop has and the other has not makes everything after it differ.
    if (uncompared.length > 0) break;
  }
  return { findings: [], meant, uncompared };
}

/** Each task as each client type whom it concerns; one that is the same for all as the first. */
function byClientType(
  concerned: readonly ConcernedTask[],
  { buyers }: TrialShops,
): Map<number, ConcernedTask[]> {
  const groups = new Map<number, ConcernedTask[]>();
  for (const task of concerned)
    for (const clientType of task.clientTypes ?? buyers.slice(0, 1).map((buyer) => buyer.clientType))
      groups.set(clientType, [...(groups.get(clientType) ?? []), task]);
  return groups;
}

const only = (finding: string): Found => ({ findings: [finding], meant: [], uncompared: [] });

interface Round {
  browser: Browser;
  shops: TrialShops;
  origin: string;
  /** Null before the first promotion. */
  liveOrigin: string | null;
  sums: string | null;
}

/** All tasks of one client type in both shops, side by side; the first that goes wrong is the last. */
async function doAs(
  { browser, shops, origin, liveOrigin, sums }: Round,
  clientType: number,
  concerned: readonly ConcernedTask[],
): Promise<Found> {
  const buyer = shops.buyers.find((one) => one.clientType === clientType);
  if (buyer === undefined) return only(`there is no buyer of client type ${clientType} to do tasks as`);
  const login = { account: buyer.account, password: shops.password };
  const [here, there] = await Promise.all([
    enter(browser, origin, login),
    liveOrigin === null ? null : enter(browser, liveOrigin, login),
  ]);
  const [shop, liveShop] = shops.shops;
  const meant: string[] = [];
  const uncompared: string[] = [];
  try {
    if (here.refused !== null) return only(here.refused);
    if (there && there.refused !== null)
      return {
        findings: [],
        meant,
        uncompared: [`nothing is compared, for in the live one ${there.refused}`],
      };
    await Promise.all([takeWritten(shop), takeWritten(liveShop)]);
    for (const task of concerned) {
      const [mine, beside] = await Promise.all([
        doAndTake(here, task, task.path, shop),
        there && task.live ? doAndTake(there, task.live, task.path, liveShop) : null,
      ]);
      const say = (what: string) => `「${task.does}」 of ${task.app} as ${buyer.account} ${what}`;
      if (mine.stopped !== null && (task.isPromised || beside?.stopped === null))
        return { findings: [say(mine.stopped)], meant, uncompared };
      if (beside === null) continue;
      if (beside.stopped !== null) {
        uncompared.push(say(`is not compared, for the live one ${beside.stopped}`));
        break;
      }
      const differs = differences(mine.written, beside.written);
      const findings = differs.filter(({ isMoney }) => sums === null || !isMoney);
      if (findings.length > 0) return { findings: findings.map(({ what }) => say(what)), meant, uncompared };
      const other = mine.shown && beside.shown && otherRows(mine.shown, beside.shown);
      if (other) return { findings: [say(other)], meant, uncompared };
      meant.push(...differs.map(({ what }) => say(what)));
    }
    return { findings: [], meant, uncompared };
  } finally {
    await Promise.all([here.page.context().close(), there?.page.context().close()]);
  }
}

interface Entered {
  page: Page;
  calls: { open: () => number };
  refused: string | null;
}

/** A machine with other work fails once, so what has come to a stop and written nothing is begun again. */
async function doAndTake({ page, calls }: Entered, task: StatedTask, path: string, shop: string) {
  const stopped = await doTask(page, task, path, calls);
  const written = await takeWritten(shop);
  if (stopped === null) return { stopped, written, shown: await inTheEnd() };
  if (written.length > 0) return { stopped, written, shown: null };
  const again = await doTask(page, task, path, calls);
  return {
    stopped: again,
    written: await takeWritten(shop),
    shown: again === null ? await inTheEnd() : null,
  };

  async function inTheEnd() {
    await untilAtRest(page, calls);
    return shownOn(page);
  }
}

async function enter(
  browser: Browser,
  origin: string,
  login: { account: string; password: string },
): Promise<Entered> {
  const page = await newPage(browser, origin);
  const calls = callsOf(page);
  // A machine with other work fails once; a login that is broken is broken again.
  const refused = (await logIn(page, login)) && (await logIn(page, login));
  return { page, calls, refused };
}
