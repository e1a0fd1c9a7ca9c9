import type { BuildDescription } from '../publish/build-description';

/** Something that buyers get done on a page, as the watch counts it: by the call that does it. */
export interface CountedTask {
  /** In words. */
  does: string;
  /** The route; or the expose of a view, which any page may show. */
  on: string;
  call: string;
}

/** What both versions of an app state; one call on one page is one task, however many kinds of buyers have a way of their own to it. */
export function tasksOfBoth(
  canary: Pick<BuildDescription, 'tasks'>,
  live: Pick<BuildDescription, 'tasks'>,
): CountedTask[] {
  const isSame = (one: CountedTask) => (other: CountedTask) => one.on === other.on && one.call === other.call;
  const [mine, others] = [counted(canary), counted(live)];
  return others.filter((task, index) => others.findIndex(isSame(task)) === index && mine.some(isSame(task)));
}

/** What is done without a call leaves nothing to count. */
const counted = ({ tasks }: Pick<BuildDescription, 'tasks'>): CountedTask[] =>
  tasks.flatMap(({ does, on, call }) => (call === undefined ? [] : [{ does, on, call }]));
