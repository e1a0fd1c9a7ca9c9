import { configureTelemetry } from 'shared-kernel/telemetry';
import { appFiles } from './loading/app-files';
import { failWithPlatform, type PlatformRuntime } from './loading/fail-with-platform';
import { importScript } from './loading/import-script';
import { mountShell } from './mount-shell';
import { readComposition, readIntegrity } from './remotes/composition';
import { federatedRemotes } from './remotes/federated-remotes';
import { applyOverrides, readOverrides } from './remotes/overrides';
import { watchComposition } from './remotes/watch-composition';
import { reportPolicyViolations } from './telemetry/report-policy-violations';
import { reportUncaught } from './telemetry/report-uncaught';

declare const __webpack_require__: PlatformRuntime;

failWithPlatform(__webpack_require__);
const composition = readComposition();
const overrides = readOverrides(composition);
const files = appFiles((url) => {
  const { pathname } = new URL(url);
  return readIntegrity(document)[pathname] ?? remotes.integrityOf(pathname);
}, importScript);
// What every build of every app asks for its files (tooling/rspack/patient-loading.mjs).
Object.assign(globalThis, { appFiles: files });
const remotes = federatedRemotes(applyOverrides(composition, overrides), files);
reportPolicyViolations(remotes.releases);
reportUncaught(remotes.releases);
configureTelemetry({ revision: composition.revision, versionOf: remotes.versionOf });
// While the shell draws its frame, the page's own code is made ready.
remotes.loadAhead(location.pathname);
mountShell(remotes, composition.site);
if (Object.keys(overrides).length === 0) {
  // A developer's own servers publish no compositions.
  if (composition.revision > 0) watchComposition(composition, remotes.adopt);
} else {
  const { showOverrideBadge } = await import('./remotes/override-badge');
  showOverrideBadge(overrides);
}
if (composition.settings.inspect) {
  const { startInspector } = await import('./inspector/inspector');
  startInspector({ composition, versionOf: remotes.versionOf });
}
