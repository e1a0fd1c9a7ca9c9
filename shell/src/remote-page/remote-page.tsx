import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLoading } from '../layout/page-loading';
import { RemoteView } from '../remotes/remote-view';
import { useRemotes, useRemotesState } from '../remotes/remotes-context';
import { PageFailed } from '../routes/page-failed';

/** A remote in the page area; when it cannot be shown the rest of the shop goes on around it. */
export function RemotePage({ remote }: { remote: string }) {
  const remotes = useRemotes();
  const { outdated } = useRemotesState();
  const [wasOutdated] = useState(() => outdated.has(remote));
  const { key } = useLocation();

  // What went out of date while the buyer looks at it may stay until they move on: this runs when the page is come to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another visit
  useEffect(() => {
    if (remotes.getState().outdated.has(remote)) window.location.reload();
  }, [remotes, remote, key]);

  if (wasOutdated) return <PageLoading />;
  return (
    <RemoteView
      remote={remote}
      expose="app"
      loading={<PageLoading />}
      failed={(trouble) => <PageFailed {...trouble} />}
    />
  );
}
