import type { RemotesState } from '../remotes/remotes';
import { question } from './use-leave-withdrawn';

/** Settles when a question is answered that nothing is to be written before; never, where a new document comes. */
export async function answered(remotes: () => Pick<RemotesState, 'urgent'>): Promise<void> {
  const isOpen = () => [...remotes().urgent].some((app) => question.urgentOf.has(app));
  // The page that it concerns asks in the next moment.
  if (remotes().urgent.size > 0) await new Promise((resolve) => setTimeout(resolve));
  if (!isOpen() || (await question.leaves) === false) return;
  await new Promise(() => {});
}
