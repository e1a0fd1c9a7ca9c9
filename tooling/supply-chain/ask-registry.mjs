import { execa } from 'execa';
import { projectRoot } from '../lib/places.mjs';

const withinMs = 20_000;

/** @typedef {{ asked: true, advisories: string[] } | { asked: false, why: string }} Answer */

/**
 * Asks the registry which known holes the lockfile's packages have; without a network there is no answer, and that is
 * said.
 * @returns {Promise<Answer>}
 */
export async function askRegistry() {
  const { stdout, timedOut } = await execa('npm', ['audit', '--json', '--fetch-retries=0'], {
    cwd: projectRoot,
    timeout: withinMs,
    reject: false,
    stdin: 'ignore',
  });
  return timedOut ? { asked: false, why: 'no answer in time' } : readAnswer(`${stdout}`);
}

/**
 * @param {string} text what `npm audit --json` prints
 * @returns {Answer}
 */
export function readAnswer(text) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range?: string }>, message?: string, error?: { summary?: string } }} */
  let reply = {};
  try {
    reply = JSON.parse(text);
  } catch {}
  if (!reply.vulnerabilities)
    return { asked: false, why: reply.error?.summary || reply.message || 'no answer that can be read' };
  const advisories = Object.entries(reply.vulnerabilities).map(
    ([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`,
  );
  return { asked: true, advisories };
}
