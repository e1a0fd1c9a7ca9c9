import { imports, mounts } from 'bundled-apps';
import { mountShell } from '../../shell/src/mount-shell';
import type { Remotes } from '../../shell/src/remotes/remotes';

/** The shell over apps that were built together with it, for the builds that the composition is measured against. */
const remotes: Remotes = {
  mounts,
  load: async (remote, expose) => {
    const load = imports[`${remote}/${expose}`];
    if (!load) throw new Error(`${remote} has no ${expose}`);
    return load();
  },
  prefetch() {},
};

mountShell(remotes);
