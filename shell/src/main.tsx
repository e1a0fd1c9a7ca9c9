import {
  failWithPlatform,
  importScript,
  type PlatformRuntime,
  readComposition,
  readIntegrity,
} from 'shared-kernel/federation';
import { configureTelemetry } from 'shared-kernel/telemetry';
import { readyScreen } from 'shared-kernel/ui';
import { appFiles } from './loading/app-files';
import { whenFree } from './loading/when-idle';
import { mountShell } from './mount-shell';
import { type FederatedRemotes, federatedRemotes } from './remotes/federated-remotes';
import { reportPageFaults } from './telemetry/report-page-faults';

declare const __webpack_require__: PlatformRuntime;

failWithPlatform(__webpack_require__);
let remotes: FederatedRemotes | undefined;
const files = appFiles((url) => {
  const { pathname } = new URL(url);
  return readIntegrity(document)[pathname] ?? remotes?.integrityOf(pathname);
}, importScript);
// What every build of every app asks for its files (tooling/rspack/chunk-retry.mjs).
Object.assign(globalThis, { appFiles: files });
const released = readComposition();
const composition =
  released.settings.overrides || released.settings.inspect
    ? (await import('./remotes/take-overrides')).takeOverrides(released)
    : released;
remotes = federatedRemotes(composition, files, readyScreen);
reportPageFaults(remotes.releases);
configureTelemetry({ revision: composition.revision, versionOf: remotes.versionOf });
// While the shell draws its app shell, the page's own code is made ready.
remotes.preload(location.pathname);
mountShell(remotes, composition.site);
// A developer's own servers publish no compositions.
if (composition === released && composition.revision > 0) {
  const opened = remotes;
  // Its document was live a moment ago, so nothing waits for this.
  const follow = async () => (await import('./follow-composition')).followComposition(composition, opened);
  const followWithConnection = () =>
    void follow().catch(() => addEventListener('online', followWithConnection, { once: true }));
  whenFree(followWithConnection);
}
if (composition.settings.inspect) {
  const { startInspector } = await import('./inspector/inspector');
  startInspector({ composition, versionOf: remotes.versionOf });
}
