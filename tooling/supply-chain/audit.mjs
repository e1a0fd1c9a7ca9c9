import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { askRegistry } from './ask-registry.mjs';
import { lockfileFindings } from './lockfile-findings.mjs';
import { isOnlyNamed, thisSystem } from './other-systems.mjs';

/**
 * Holds the lockfile against the policy, and asks the registry where it can be reached.
 * @returns {Promise<{ findings: string[], advisories: string[], told: string }>} `told` says what was looked at
 */
export async function audit() {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const findings = lockfileFindings(packages);
  const answer = await askRegistry();
  const advisories = answer.asked ? answer.advisories : [];
  const known = answer.asked
    ? `registry asked: ${advisories.length} packages with advisories`
    : `registry NOT asked (${answer.why}): nothing is known of advisories`;
  /** @type {import('./lockfile-findings.mjs').Locked[]} */
  const locked = Object.values(packages);
  const system = thisSystem();
  const others = locked.filter((one) => isOnlyNamed(one, system)).length;
  const held = `${locked.length - others} packages against the policy: ${findings.length}`;
  return { findings, advisories, told: `${held}; ${others} of other systems, held there; ${known}` };
}
