import { imports, mounts, routes } from 'bundled-apps';
import { mountShell } from '../../shell/src/mount-shell';
import { remoteOf, steadyRemotes } from '../../shell/src/remotes/remotes';

/** The shell over apps that were built together with it, for the builds that the composition is measured against. */
const remotes = steadyRemotes({
  mounts,
  routes,
  load: async (remote, expose) => {
    const load = imports[`${remote}/${expose}`];
    if (!load) throw new Error(`${remote} has no ${expose}`);
    return load();
  },
});

// As the composed shell does, while it draws its frame.
const owner = remoteOf(mounts, location.pathname);
if (owner) void remotes.load(owner, 'app');
mountShell(remotes, { title: '对照商城', notice: null });
