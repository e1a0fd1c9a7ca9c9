import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { reportError } from 'shared-kernel/telemetry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import styles from './remote-view.module.css';
import { useRemotes, useRemotesState } from './remotes-context';

export interface RemoteTrouble {
  /** Loads the remote anew; absent when only a reload of the page can help. */
  retry: (() => void) | undefined;
  /** A retry has failed already: the browser may keep what is broken, and a reload of the page is worth offering. */
  persists: boolean;
}

export interface RemoteViewProps {
  remote: string;
  expose: string;
  props?: Record<string, unknown>;
  loading: ReactNode;
  failed: (trouble: RemoteTrouble) => ReactNode;
}

/** Shows what a remote exposes, or how to get on without it. */
export function RemoteView({ remote, expose, props, loading, failed }: RemoteViewProps) {
  const remotes = useRemotes();
  const replaced = useRemotesState().replaced[remote] ?? 0;
  const [attempt, setAttempt] = useState(0);
  // React.lazy remembers a rejection for ever, so each attempt and each version needs a lazy component of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt and replaced are what asks for a new one
  const View = useMemo(
    () =>
      (attempt === 0 && remotes.ready(remote, expose)?.default) || lazy(() => remotes.load(remote, expose)),
    [remotes, remote, expose, attempt, replaced],
  );
  const trouble = (error: unknown): RemoteTrouble => ({
    retry: error instanceof RemoteFailure && error.needsReload ? undefined : () => setAttempt(attempt + 1),
    persists: attempt > 0,
  });
  return (
    <RemoteBoundary
      key={`${attempt} ${replaced}`}
      fallback={(error) => failed(trouble(error))}
      onError={(error) => {
        reportError(error, { app: remote, expose });
        // What did not load has tried its last good version already.
        if (!(error instanceof RemoteFailure)) remotes.fallBack(remote, expose);
      }}
    >
      <Suspense fallback={loading}>
        <div data-app={remote} data-expose={expose} className={styles['part']}>
          <View {...props} />
        </div>
        <Started onStart={() => remotes.started(remote, expose)} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Appears together with what stands beside it, once that has loaded. */
function Started({ onStart }: { onStart: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it appears
  useEffect(onStart, []);
  return null;
}
