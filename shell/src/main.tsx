import { mountShell } from './mount-shell';
import { readComposition } from './remotes/composition';
import { federatedRemotes } from './remotes/federated-remotes';

const composition = readComposition();
mountShell(federatedRemotes(composition), composition.site);
