/** A release of an app, and the folder that its files come from. */
export interface PlacedRelease {
  app: string;
  version: string;
  base: string;
}

/**
 * The release whose script a stack or an address names; of several the first that is not the shell's, which only runs
 * what remotes give it.
 */
export function ownerOf(text: string, releases: readonly PlacedRelease[]): PlacedRelease | undefined {
  const named = releases
    .map((release) => ({ release, at: text.indexOf(release.base) }))
    .filter(({ at, release }) => at !== -1 && release.base !== '/')
    .toSorted((a, b) => a.at - b.at)
    .map(({ release }) => release);
  return named.find(({ app }) => app !== 'shell') ?? named[0];
}
