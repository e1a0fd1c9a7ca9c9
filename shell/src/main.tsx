import { mountShell } from './mount-shell';
import { readComposition } from './remotes/composition';
import { federatedRemotes } from './remotes/federated-remotes';
import { applyOverrides, readOverrides } from './remotes/overrides';

const composition = readComposition();
const overrides = readOverrides(composition);
mountShell(federatedRemotes(applyOverrides(composition, overrides)), composition.site);
if (Object.keys(overrides).length > 0) {
  const { showOverrideBadge } = await import('./remotes/override-badge');
  showOverrideBadge(overrides);
}
