import { type ReactNode, Suspense } from 'react';
import { reportError } from 'shared-kernel/telemetry';
import { renewFailedViews } from 'shared-kernel/ui';
import { RemoteBoundary } from '../remotes/remote-boundary';

export interface OwnPartProps {
  name: string;
  children: ReactNode;
  /** Stands there while it is on its way. */
  loading?: ReactNode;
  /** Stands there when it did not come; shown anew, it is asked for again. */
  failed?: ReactNode;
}

/** A part of the app shell that comes later than the app shell. */
export const OwnPart = ({ name, children, loading, failed }: OwnPartProps) => (
  <RemoteBoundary
    fallback={() => failed}
    onError={(error) => {
      renewFailedViews();
      reportError(error, { app: 'shell', expose: name });
    }}
  >
    <Suspense fallback={loading}>{children}</Suspense>
  </RemoteBoundary>
);
