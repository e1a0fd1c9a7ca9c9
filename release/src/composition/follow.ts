import type { Lineup } from './revision';

/**
 * A lineup with what the channel that it follows has: every app that nobody has promoted here, or that has come to the
 * same version there. What was promoted here stays.
 * @param followed what the other channel has for everybody; its canaries are its own affair
 */
export function follow(own: Lineup, followed: Pick<Lineup, 'apps' | 'withdrawn'>): Lineup {
  const isPinned = (app: string) =>
    app in own.apps && !own.following.includes(app) && own.apps[app]?.version !== followed.apps[app]?.version;
  const pinned = Object.entries(own.apps).filter(([app]) => isPinned(app));
  const following = Object.keys(followed.apps).filter((app) => !isPinned(app));
  const taken = following.map((app) => [app, followed.apps[app]] as const);
  const left = following.flatMap((app) =>
    followed.withdrawn[app] ? [[app, followed.withdrawn[app]] as const] : [],
  );
  return {
    ...own,
    apps: Object.fromEntries([...taken, ...pinned]) as Lineup['apps'],
    withdrawn: { ...own.withdrawn, ...Object.fromEntries(left) },
    following: following.sort(),
  };
}

/** The same once it was changed: what has another version now is no longer followed. */
export const unfollow = (before: Lineup, after: Lineup): Lineup => ({
  ...after,
  following: before.following.filter((app) => after.apps[app]?.version === before.apps[app]?.version),
});
