/**
 * Stands in for a view that an app with a React of its own exposes: a component of the page's React, taken from the shell,
 * that mounts the view (shared-kernel/src/host, shared-kernel/src/guest).
 * @this {import('@rspack/core').LoaderContext<{ host: string, guest: string, mounts: (file: string) => readonly string[] }>}
 */
module.exports.pitch = function mountableLoader() {
  const { host, guest, mounts } = this.getOptions();
  const [view, paths] = [this.resourcePath, mounts(this.resourcePath)].map((value) => JSON.stringify(value));
  return `import { hostView } from ${JSON.stringify(host)};
import { mountable } from ${JSON.stringify(guest)};
import View from ${view};
export default hostView(mountable(View, ${paths}));`;
};
