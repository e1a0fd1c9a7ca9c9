import {
  type Composition,
  federatedLoader,
  filledBy,
  type LoadableRelease,
  type RemoteModule,
} from 'shared-kernel/federation';
import { reportError, reportTiming, trackEvent } from 'shared-kernel/telemetry';
import type { AppFiles } from '../loading/app-files';
import { withDeadline } from '../loading/with-deadline';
import { savesData } from '../network/saves-data';
import type { PlacedRelease } from '../telemetry/owner-of-address';
import type { adoptComposition } from './adopt-composition';
import { askedAt } from './asked-at';
import { loadedViews } from './loaded-views';
import { prefetchFiles, routeOf } from './prefetch-files';
import { RemoteFailure } from './remote-failure';
import { type LiveComposition, type Remotes, type RemotesState, remoteOf } from './remotes';

/** A remote that has not answered by now, in milliseconds, is shown as failed. */
const LOAD_DEADLINE = 4_500;
/** The part of it that is left for the last good version, where there is one. */
const FALLBACK_SHARE = 1_500;
/** A version that has been on screen for so long without breaking has started well. */
const TRUST_AFTER = 5_000;

export interface FederatedRemotes extends Remotes {
  /**
   * Takes what it can of a composition that went live while the page is open.
   * @param decide what can be taken; it loads with the watch over compositions
   */
  adopt(live: LiveComposition, decide: typeof adoptComposition): void;
  /** Version of an app that this page uses. */
  versionOf(app: string): string | undefined;
  /** The releases that this page uses, or may fall back to. */
  releases(): PlacedRelease[];
  /** Of a script that came with a composition which went live while the page is open, by its path. */
  integrityOf(path: string): string | undefined;
}

/**
 * The remotes of a composition, loaded at run time with Module Federation.
 * @param readyScreen starts the screen on a path, of an app that has been loaded
 */
export function federatedRemotes(
  opened: Composition,
  files: Pick<AppFiles, 'module' | 'giveUp'>,
  readyScreen: (path: string) => Promise<void>,
): FederatedRemotes {
  let composition = opened;
  let integrity: Readonly<Record<string, string>> = {};
  const inUse = new Map<string, LoadableRelease>();
  const loaded = new Set<string>();
  /** Views that have started well: one that stands says nothing of the others of its remote. */
  const trusted = new Set<string>();
  const views = loadedViews(inUse);
  const loadFederated = federatedLoader(inUse, files);
  const listeners = new Set<() => void>();

  const remoteReleases = () => Object.entries(composition.apps).filter(([name]) => name !== 'shell');
  const mounts = () =>
    remoteReleases().flatMap(([remote, { mount }]) => mount.map((path) => ({ path, remote })));
  const routes = () => Object.assign({}, ...Object.values(composition.apps).map((app) => app.routes));
  let state: RemotesState = {
    mounts: [],
    routes: {},
    extensions: opened.extensions ?? {},
    outdated: new Set(),
    urgent: new Set(),
    replaced: {},
  };

  function change(changes: Partial<RemotesState>) {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  }

  /** What the document's import map does not know is checked by preloading it with its integrity. */
  function guard({ base }: LoadableRelease) {
    const files = Object.keys(integrity).filter((url) => url.startsWith(base));
    void prefetchFiles(files, 'soon', integrity);
  }

  async function loadNow(remote: string, expose: string, deadline: number): Promise<RemoteModule> {
    const release = inUse.get(remote);
    if (release) guard(release);
    const view = loadFederated(remote, expose).catch((cause: unknown) => {
      throw new RemoteFailure(remote, `${remote}/${expose} failed to load`, { cause });
    });
    const module = await withDeadline(view, deadline, () => {
      // The next try is not to wait for what this one has waited for.
      files.giveUp([release, composition.apps['shell']].flatMap((app) => app?.base ?? []));
      return new RemoteFailure(remote, `${remote}/${expose} did not answer in ${deadline} ms`);
    });
    // A shared chunk that failed once leaves an empty module behind for the life of the tab.
    if (!module?.default)
      throw new RemoteFailure(remote, `${remote}/${expose} is empty`, { needsReload: true });
    views.keep(remote, expose, release, module);
    return module;
  }

  /** As `loadNow`, of a view that is to be shown: its visit counts. */
  async function loadToShow(remote: string, expose: string, deadline: number): Promise<RemoteModule> {
    const startedAt = performance.now();
    askedAt.set(remote, startedAt);
    const module = await loadNow(remote, expose, deadline);
    reportTiming('remote-load', performance.now() - startedAt, { app: remote });
    return module;
  }

  /** The views that stand on a path from the start, the page first. */
  function standingOn(path: string) {
    const owner = remoteOf(state.mounts, path);
    const app = owner && composition.apps[owner];
    if (!app) return [];
    const slots = app.slots?.[routeOf(app, path)] ?? [];
    const standing = [{ remote: owner, expose: 'app' }, ...slots.map(filledBy)];
    return standing.filter(({ remote }) => inUse.has(remote) && !state.outdated.has(remote));
  }

  /** Starts what stands on a path, so that it is shown without a wait. What fails is left to who shows it. */
  async function makeReady(path: string) {
    await Promise.allSettled(
      standingOn(path).map(({ remote, expose }) => {
        loaded.add(remote);
        return views.get(remote, expose) ?? loadNow(remote, expose, LOAD_DEADLINE);
      }),
    );
    await readyScreen(path);
    performance.mark(`ready ${path}`);
  }

  /** The release to fall back to, while this view of the live one has not shown that it starts. */
  function lastGood(remote: string, expose: string): LoadableRelease | null {
    const live = composition.apps[remote];
    const isNew = inUse.get(remote)?.version === live?.version && !trusted.has(`${remote}/${expose}`);
    return live && isNew ? live.previous : null;
  }

  function announceReplaced(remote: string, from: LoadableRelease, to: LoadableRelease) {
    trackEvent('last-good-version', { app: remote, from: from.version, to: to.version });
    change({ replaced: { ...state.replaced, [remote]: (state.replaced[remote] ?? 0) + 1 } });
  }

  for (const [remote, release] of remoteReleases()) inUse.set(remote, release);
  state = { ...state, mounts: mounts(), routes: routes() };

  return {
    getState: () => state,

    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },

    versionOf: (app) => (inUse.get(app) ?? composition.apps[app])?.version,

    releases: () =>
      Object.entries(composition.apps).flatMap(([app, live]) =>
        [inUse.get(app), live, live.previous].flatMap((release) =>
          release ? [{ app, version: release.version, base: release.base }] : [],
        ),
      ),

    integrityOf: (path) => integrity[path],

    async load(remote, expose) {
      loaded.add(remote);
      const tried = inUse.get(remote);
      const before = lastGood(remote, expose);
      try {
        return await loadToShow(remote, expose, before ? LOAD_DEADLINE - FALLBACK_SHARE : LOAD_DEADLINE);
      } catch (error) {
        if (!before || !tried) throw error;
        reportError(error, { app: remote, version: tried.version, expose });
        // Another view of the same remote may have fallen back meanwhile.
        if (inUse.get(remote) === tried) inUse.set(remote, before);
        try {
          const module = await loadToShow(remote, expose, FALLBACK_SHARE);
          announceReplaced(remote, tried, before);
          return module;
        } catch {
          // The fault lies elsewhere, on the line most likely: the next try is for the live version again.
          inUse.set(remote, tried);
          throw error;
        }
      }
    },

    ready(remote, expose) {
      const view = views.get(remote, expose);
      if (!view) return null;
      askedAt.set(remote, performance.now());
      reportTiming('remote-load', 0, { app: remote });
      return view;
    },

    prefetch(path, urgency = 'soon') {
      if (savesData()) return [];
      const { pathname } = new URL(path, location.origin);
      const remote = remoteOf(state.mounts, pathname);
      const release = composition.apps[remote ?? 'shell'];
      if (
        !release ||
        (remote && (state.outdated.has(remote) || inUse.get(remote)?.version !== release.version))
      )
        return [];
      const come = prefetchFiles(release.preload[routeOf(release, pathname)] ?? [], urgency, integrity);
      if (urgency === 'soon')
        come.then(
          () => makeReady(pathname),
          () => {},
        );
      return release.calls?.[pathname] ?? [];
    },

    preload(path) {
      // A failure shows where the view is asked for.
      const standing = standingOn(path).map(({ remote, expose }) =>
        this.load(remote, expose).catch(() => {}),
      );
      void standing[0]?.then(() => readyScreen(path));
    },

    started(remote, expose) {
      const asked = askedAt.get(remote);
      if (asked !== undefined) reportTiming('remote-mount', performance.now() - asked, { app: remote });
      askedAt.delete(remote);
      const version = inUse.get(remote);
      setTimeout(() => {
        if (inUse.get(remote) === version) trusted.add(`${remote}/${expose}`);
      }, TRUST_AFTER);
    },

    fallBack(remote, expose) {
      const [broken, before] = [inUse.get(remote), lastGood(remote, expose)];
      if (!broken || !before) return false;
      inUse.set(remote, before);
      announceReplaced(remote, broken, before);
      return true;
    },

    adopt(live, decide) {
      const adoption = decide(composition, live, loaded);
      composition = { ...composition, revision: live.composition.revision, apps: adoption.apps };
      integrity = { ...integrity, ...live.integrity };
      for (const [remote, release] of remoteReleases()) {
        if (!loaded.has(remote) && inUse.get(remote)?.version !== release.version) inUse.set(remote, release);
      }
      const { outdated } = adoption;
      const urgent = [...outdated].filter((app) => {
        const shown = inUse.get(app) ?? composition.apps[app];
        return shown && live.urgent?.[app]?.includes(shown.version);
      });
      change({ mounts: mounts(), routes: routes(), outdated, urgent: new Set(urgent) });
    },
  };
}
