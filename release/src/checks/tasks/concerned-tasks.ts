import { filledBy } from '../../composition/filled-by';
import type { BuildDescription } from '../../publish/build-description';
import type { StatedTask } from '../../publish/stated-task';
import { type Releases, shellBuild } from '../composed-releases';
import { slotsFilledBy } from '../smoke/routes-to-open';

/** A task that a candidate has a part in. */
export interface ConcernedTask extends StatedTask {
  app: string;
  /** A candidate states it. */
  isPromised: boolean;
  /** The page that it begins on. */
  path: string;
  /** As the live version of its app states it; null where that does not. */
  live: StatedTask | null;
}

/** What the candidates state, what is done on pages with views of theirs, and of a new shell everything. */
export function concernedTasks(
  releases: Releases,
  live: Releases,
  candidates: ReadonlySet<string>,
): ConcernedTask[] {
  const all = candidates.has(shellBuild(releases).app);
  return [...releases.values()].flatMap(({ build }) =>
    build.tasks.flatMap((task) => {
      const slots = build.routes[task.on]?.slots;
      const isPromised = candidates.has(build.app);
      if (!all && !isPromised && slotsFilledBy(candidates, slots).length === 0) return [];
      const same = live.get(build.app)?.build.tasks.find(({ does }) => does === task.does) ?? null;
      return [{ ...task, app: build.app, isPromised, path: pageOf(task, build, releases), live: same }];
    }),
  );
}

/** Of a view the first page that has it as its slot; else the first of its app. */
function pageOf(
  { on }: StatedTask,
  { app, routes, federation }: BuildDescription,
  releases: Releases,
): string {
  if (on in routes) return on;
  for (const { build } of releases.values())
    for (const [path, { slots }] of Object.entries(build.routes))
      if (slots.some((slot) => filledBy(slot).app === app && filledBy(slot).expose === on)) return path;
  return federation.mount[0] ?? '/';
}

/** What live versions state and the candidates no longer do, in words. */
export const tasksGone = (releases: Releases, live: Releases, candidates: ReadonlySet<string>): string[] =>
  [...candidates].flatMap((app) => {
    const stated = new Set(releases.get(app)?.build.tasks.map(({ does }) => does));
    return (live.get(app)?.build.tasks ?? [])
      .filter(({ does }) => !stated.has(does))
      .map(({ does }) => `${app} no longer states the task 「${does}」`);
  });
