import { listRemotes } from '../rspack/federation-field.mjs';
import { turbo } from './commands.mjs';

/**
 * The workspaces that differ from the merge base with main, and those that build on them, as turbo's graph has it.
 * @returns {Promise<readonly string[]>}
 */
export async function affectedWorkspaces() {
  const output = await turbo('ls', '--affected', '--output=json');
  /** @type {{ packages: { items: { name: string }[] } }} */
  const { packages } = JSON.parse(output.slice(output.indexOf('{')));
  return packages.items.map(({ name }) => name);
}

/**
 * Which journeys a change calls for: those tagged with the remotes that it touches, or all where it touches what every
 * journey stands on.
 * @param {readonly string[]} workspaces
 * @param {readonly string[]} remotes
 * @returns {'all' | readonly string[]} tags; none where nothing calls for a journey
 */
export function journeyTags(workspaces, remotes = remoteNames()) {
  return workspaces.every((name) => remotes.includes(name)) ? workspaces.map((name) => `@${name}`) : 'all';
}

const remoteNames = () => listRemotes().map(({ packageName }) => packageName);
