import type { ComposedApps } from '../composition/revision';
import { verifyRelease } from '../publish/verify-release';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import type { CheckResult } from './check-report';

/** Whether the candidates are, to the byte, what a team has signed that may. */
export async function signatures(
  store: Store,
  apps: ComposedApps,
  candidates: ReadonlySet<string>,
): Promise<CheckResult> {
  const findings: string[] = [];
  for (const app of candidates) {
    try {
      await verifyRelease(store, app, apps[app]?.version ?? '');
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      findings.push(error.message);
    }
  }
  return { check: 'signatures', passed: findings.length === 0, findings };
}
