import type { Composition } from 'shared-kernel/federation';
import { configureHttp } from 'shared-kernel/http';
import { adoptComposition } from './remotes/adopt-composition';
import type { FederatedRemotes } from './remotes/federated-remotes';
import { watchComposition } from './remotes/watch-composition';
import { answered } from './routes/answered';

/** Adopts what goes live while the page is open. A buyer's write waits until that is known and a question about it answered. */
export function followComposition(opened: Composition, { adopt, getState }: FederatedRemotes): void {
  const known = watchComposition(opened, (live) => adopt(live, adoptComposition));
  configureHttp({ beforeWrite: () => known().then(() => answered(getState)) });
}
