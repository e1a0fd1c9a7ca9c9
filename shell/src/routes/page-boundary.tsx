import { type ReactNode, useState } from 'react';
import { reportError } from 'shared-kernel/telemetry';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { PageFailed } from './page-failed';

/** A page of the shell that fails (a chunk that did not arrive, a defect) leaves header and footer standing. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteBoundary
      key={attempt}
      fallback={() => <PageFailed retry={() => setAttempt(attempt + 1)} persists={attempt > 0} />}
      onError={(error) => reportError(error, { app: 'shell', expose: 'page' })}
    >
      {children}
    </RemoteBoundary>
  );
}
