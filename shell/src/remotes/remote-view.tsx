import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { reportError } from 'shared-kernel/telemetry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { useRemotes } from './remotes-context';

export interface RemoteViewProps {
  remote: string;
  expose: string;
  props?: Record<string, unknown>;
  loading: ReactNode;
  /** `retry` loads the remote anew; it is absent when only a reload can help. */
  failed: (retry: (() => void) | undefined, error: unknown) => ReactNode;
}

/** Shows what a remote exposes, or how to get on without it. */
export function RemoteView({ remote, expose, props, loading, failed }: RemoteViewProps) {
  const remotes = useRemotes();
  const [attempt, setAttempt] = useState(0);
  // React.lazy remembers a rejection for ever, so each attempt needs a lazy component of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is what asks for a new one
  const View = useMemo(() => lazy(() => remotes.load(remote, expose)), [remotes, remote, expose, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  return (
    <RemoteBoundary
      key={attempt}
      fallback={(error) =>
        failed(error instanceof RemoteFailure && error.needsReload ? undefined : retry, error)
      }
      onError={(error) => reportError(error, { app: remote, expose })}
    >
      <Suspense fallback={loading}>
        <View {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}
